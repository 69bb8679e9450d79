// npm run staff:grant -- EMAIL [--revoke] [--project ID]
// Gives an account the claim `staff: true`, with which the rules let it do everything, or takes it
// away.
import { getAuth } from 'firebase-admin/auth'
import { openProject, run } from './admin-project.mjs'
import { flag, readOptions } from './read-options.mjs'

await run(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { revoke: flag, project: { type: 'string' } },
  })
  const [email] = positionals
  if (!email || positionals.length > 1) {
    throw new Error('Name the account: npm run staff:grant -- EMAIL [--revoke] [--project ID]')
  }
  const auth = getAuth(openProject(values.project, process.env.FIREBASE_AUTH_EMULATOR_HOST))
  const account = await findAccount(auth, email)
  // Anybody can open an account under an address that isn't theirs.
  if (!values.revoke && !account.emailVerified) throw new Error(unverified(email))
  const { staff, ...others } = account.customClaims ?? {}
  const isStaff = staff === true
  if (isStaff !== values.revoke) {
    console.log(`${email} ${isStaff ? 'is staff already' : 'is not staff'}; nothing to change.`)
    return
  }
  await auth.setCustomUserClaims(account.uid, values.revoke ? others : { ...others, staff: true })
  console.log(
    values.revoke
      ? `${email} is no longer staff. An open session keeps the claim for up to an hour.`
      : `${email} is staff now. It takes effect when they sign in again, or within an hour.`,
  )
})

/** @param {string} email */
function unverified(email) {
  return [
    `The address ${email} isn't verified, so the person who opened the account may not own it.`,
    'Its owner signs in with Google once, or sets a new password by the reset email and then follows the link of the',
    'verification email (sendEmailVerification, in the program they sign in with). Then run this again.',
  ].join('\n')
}

/**
 * @param {import('firebase-admin/auth').Auth} auth
 * @param {string} email
 */
async function findAccount(auth, email) {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error)
    if (code !== 'auth/user-not-found') throw error
    throw new Error(
      `No account has the address ${email}. It must exist in Firebase Authentication first.`,
      { cause: error },
    )
  }
}
