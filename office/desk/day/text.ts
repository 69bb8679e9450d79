// A day's list for the terminal.
import { section } from '../../sync/report'
import { tableOf } from '../table'
import type { DayPaper } from './paper'

export function paperLines({ title, parts }: DayPaper): string[] {
  return [
    title,
    ...parts.flatMap((part) =>
      'rows' in part
        ? ['', part.title, ...tableOf(part.columns, part.rows)]
        : section(`\n${part.title}`, part.lines),
    ),
    '',
  ]
}
