// fast-check with a seed that stays, so that a run is red only by a change of the code.
// `SEED=$RANDOM npm test -- unit` tries other values.
import * as fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 4711) })

export { fc }
