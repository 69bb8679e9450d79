import { expect, test } from 'vitest'
import { currentContract, signatureOf } from '~/lib/domain/contract-version'
import { contractName, signatureWords } from './signature'

const ada = { name: 'Ada', lastName: 'Jansen' }

test('says who signed which contract, and when', () => {
  const signed = signatureOf('06/08/2027 | 14:05')
  expect(signatureWords({ ...ada, signed })).toEqual({
    version: currentContract.version,
    words: 'Signed by Ada Jansen on Tue, Jun 8, 2027',
  })
  expect(contractName(currentContract.version)).toMatch(
    /^the rules and the liability release of [A-Z][a-z]{2} \d+, \d{4}$/,
  )
  expect(contractName('0123456789ab')).toBe('the rules and the liability release')
})

test.each(['', 'yes', '0123456789ab', '0123456789ab | yesterday', '<b> | 06/08/2027 | 14:05'])(
  '"%s" is no signature',
  (signed) => expect(signatureWords({ ...ada, signed })).toBeNull(),
)
