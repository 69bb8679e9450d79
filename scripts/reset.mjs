// npm run reset: deletes the demonstration's bookings and mails. A running site keeps its own until
// it ends.
import { rmSync } from 'node:fs'
import { root } from './setup.mjs'

rmSync(`${root}.local`, { recursive: true, force: true })
console.log('The demonstration starts over with the next npm start.')
