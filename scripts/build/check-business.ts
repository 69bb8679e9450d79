// Refuses numbers of src/lib/domain/business.ts that page and rules would read differently, or that can't be charged.
import type { SharedNumbers } from '~/lib/domain/shared-numbers'

/** @throws an Error with every problem in a line */
export function checkBusiness(business: SharedNumbers): void {
  const { taxBasisPoints, promoCodes, timeWindows, flatFeeCities } = business
  const windows = Object.values(timeWindows).map(({ cents }) => cents)
  const towns = flatFeeCities.map((town) => town.toLowerCase())
  const codes = Object.keys(promoCodes)
  const cents = {
    insuranceCents: business.insuranceCents,
    depositCents: business.depositCents,
    flatDeliveryCents: business.flatDeliveryCents,
    wisconsinDeliveryCents: business.wisconsinDeliveryCents,
    deliveryCentsPerMile: business.deliveryCentsPerMile,
    ...Object.fromEntries(windows.map((each, index) => [`timeWindows (${index + 1}.)`, each])),
  }
  const rates = {
    'taxBasisPoints.IL': taxBasisPoints.IL,
    'taxBasisPoints.WI': taxBasisPoints.WI,
    damageWaiverBasisPoints: business.damageWaiverBasisPoints,
  }
  const problems = [
    ...Object.entries(cents)
      .filter(([, value]) => !isWhole(value, 0, 1_000_000))
      .map(([name, value]) => `${name} is ${value}: whole cents are needed, $45 is 45_00`),
    ...Object.entries(rates)
      .filter(([, value]) => !isWhole(value, 0, 10_000))
      .map(([name, value]) => `${name} is ${value}: 8.75 % is 875, from 0 to 10000`),
    ...Object.entries(promoCodes)
      .filter(([, percent]) => !isWhole(percent, 1, 99))
      .map(([code, percent]) => `promoCodes: ${code} takes ${percent} % off: 1 to 99 are possible`),
    ...codes
      .filter((code) => code !== code.trim() || code === '')
      .map((code) => `promoCodes: "${code}" has spaces around it`),
    ...twice(codes.map((code) => code.toLowerCase())).map(
      (code) => `promoCodes: ${code} is there twice`,
    ),
    ...flatFeeCities
      .filter((town) => !/^[A-Za-z]+([. '-]{1,2}[A-Za-z]+)*$/.test(town))
      .map((town) => `flatFeeCities: "${town}" isn't a town's name alone`),
    ...twice(towns).map((town) => `flatFeeCities: ${town} is there twice`),
    // A stored booking has only the charge, so the charge has to identify the window.
    ...(new Set(windows).size < windows.length ? ['timeWindows: two cost the same'] : []),
    ...(new Set(Object.values(promoCodes)).size > mostPercents
      ? [`promoCodes: the rules can compare ${mostPercents} different percentages at most`]
      : []),
  ]
  if (problems.length > 0)
    throw new Error(`src/lib/domain/business.ts can't be used:\n${problems.join('\n')}`)
}

/** With more, the rules would evaluate over 1,000 expressions for the largest order (test/rules/cases/limits.ts). */
const mostPercents = 5

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)
