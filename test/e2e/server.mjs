// Serves the demonstration build with the official emulator, its rules loaded, behind the page's
// own origin.
import { readFileSync } from 'node:fs'
import { preview } from 'vite'

const port = Number(process.argv[2])
const host = process.env.FIRESTORE_EMULATOR_HOST
if (!host) throw new Error('FIRESTORE_EMULATOR_HOST names the emulator to use; npm test starts one')

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
const loaded = await fetch(`http://${host}/emulator/v1/projects/demo-rentals:securityRules`, {
  method: 'PUT',
  body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
})
if (!loaded.ok) throw new Error(`The rules were not accepted: ${await loaded.text()}`)
await fetch(`http://${host}/emulator/v1/projects/demo-rentals/databases/(default)/documents`, {
  method: 'DELETE',
})

process.env.LOCAL_DB = 'emulator'
await preview({ mode: 'demo', preview: { port, strictPort: true } })
