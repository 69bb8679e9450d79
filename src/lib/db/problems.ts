// `problems`: failures that visitors met. Anybody may add one, nobody but the office reads them.
import { doc, setDoc } from 'firebase/firestore/lite'
import type { Problem } from '~/lib/domain/problem'
import { failureOf } from '~/lib/failures/failure'
import { today } from '~/lib/time/dates'
import { askDatabase, db } from './client'

/** How many numbers to try, because a visitor can't read which are taken. */
const tries = 4

/** Stores it under one of the day's hundred numbers for its kind. False if those are refused. */
export async function storeProblem(problem: Problem): Promise<boolean> {
  for (let tried = 0; tried < tries; tried++) {
    const number = String(Math.floor(Math.random() * 100)).padStart(2, '0')
    const document = doc(db, 'problems', `${today(new Date())}_${problem.kind}_${number}`)
    try {
      await askDatabase(() => setDoc(document, problem))
      return true
    } catch (error) {
      if (failureOf(error) !== 'refused') throw error
    }
  }
  return false
}
