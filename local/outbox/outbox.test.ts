import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { createOutbox, type Mail } from './outbox'
import { outboxPage } from './page'

const draft: Omit<Mail, 'id' | 'sentAt'> = {
  kind: 'invoice',
  to: 'ana@example.com',
  subject: 'Invoice',
  paragraphs: ['Hello Ana,'],
  rows: [['Total', '$10.00']],
  link: { label: 'Open the invoice', href: '/invoice/abc' },
}

test('lists mails newest first, also after a restart', () => {
  const file = join(openFolder(), 'new', 'outbox.json')
  const outbox = createOutbox(file)
  outbox.add({ ...draft, subject: 'first' })
  outbox.add({ ...draft, subject: 'second' })
  const subjects = createOutbox(file)
    .list()
    .map((mail) => mail.subject)
  expect(subjects).toEqual(['second', 'first'])
})

test('a file that cannot be read says how to start over', () => {
  const file = join(openFolder(), 'outbox.json')
  writeFileSync(file, '[{')
  expect(() => createOutbox(file)).toThrow('npm run reset')
})

test('the page escapes what visitors typed', () => {
  const typed = `<script>alert("1")</script> & 'x'`
  const outbox = createOutbox(null)
  outbox.add({ ...draft, to: typed, subject: typed, paragraphs: [typed], rows: [[typed, typed]] })
  const page = outboxPage(outbox.list(), typed)
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;x&#x27;')
})
