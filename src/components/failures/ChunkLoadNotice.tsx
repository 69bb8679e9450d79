import { ReloadNotice } from './ReloadNotice'
import { useProblem } from './use-problem'

/** Says that a part of the page didn't load. The rest stays, and the session has the forms. */
export function ChunkLoadNotice({ title }: { title: string }) {
  useProblem('missing')
  return (
    <ReloadNotice title={title}>
      Part of this page didn't load. You may be offline, or we just updated our site. Once you're
      online, reload the page; your details are saved.
    </ReloadNotice>
  )
}
