// The script talks to a small stand-in for the two calls of Firebase Authentication that it makes.
import { execFile } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../listen'

type Account = {
  localId: string
  email: string
  emailVerified?: boolean
  customAttributes?: string
}

async function serveAccount(account: Account): Promise<string> {
  const { host, stop } = await listen(async (request, response) => {
    const body = JSON.parse(await text(request)) as Partial<Account> & { email?: string[] }
    const isKnown = body.localId === account.localId || body.email?.[0] === account.email
    if (request.url?.endsWith('/projects/demo-staff/accounts:update')) {
      if (body.customAttributes !== undefined) account.customAttributes = body.customAttributes
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isKnown ? { ...account, users: [account] } : {}))
  })
  onTestFinished(stop)
  return host
}

function grant(host: string, ...args: string[]) {
  return promisify(execFile)(
    process.execPath,
    ['office/staff-grant.mjs', ...args, '--project', 'demo-staff'],
    { env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: host } },
  )
}

const claimsOf = ({ customAttributes }: Account): unknown => JSON.parse(customAttributes ?? '{}')

test('an account becomes staff, and keeps its other claims through granting and revoking', async () => {
  const account: Account = {
    localId: 'u1',
    email: 'office@example.com',
    emailVerified: true,
    customAttributes: '{"desk":2}',
  }
  const host = await serveAccount(account)

  expect((await grant(host, account.email)).stdout).toContain('office@example.com is staff now')
  expect(claimsOf(account)).toEqual({ desk: 2, staff: true })
  expect((await grant(host, account.email)).stdout).toContain('is staff already')

  expect((await grant(host, account.email, '--revoke')).stdout).toContain('is no longer staff')
  expect(claimsOf(account)).toEqual({ desk: 2 })
  expect((await grant(host, account.email, '--revoke')).stdout).toContain('is not staff')
})

test('an account whose address is not verified does not become staff, and the answer says how to verify it', async () => {
  // Anybody who knew the address may have opened the account.
  const account: Account = { localId: 'u1', email: 'office@example.com' }
  const host = await serveAccount(account)
  await expect(grant(host, account.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/isn't verified[^]*verification email/),
  })
  expect(claimsOf(account)).toEqual({})
  expect((await grant(host, account.email, '--revoke')).stdout).toContain('is not staff')

  account.emailVerified = true
  expect((await grant(host, account.email)).stdout).toContain('is staff now')
})
