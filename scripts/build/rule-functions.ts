// The generated functions of firestore.rules: numbers, patterns, and unrolled lists, because the
// rules can't import or loop. What decides is written there by hand.
import { graceMinutes } from '~/lib/availability/allocation'
import { limitRows } from '~/lib/availability/crew-limit'
import { maxImage } from '~/lib/db/bookings/booking-document'
import { maxUnits } from '~/lib/db/fields'
import { amountNames, amountRow, storedAmountName } from '~/lib/domain/amounts'
import { storedNames, textOf, typedTexts } from '~/lib/domain/booking-texts'
import {
  bookableYears,
  maxBookingLines,
  maxDaysPerLine,
  maxOrderLines,
  maxParts,
} from '~/lib/domain/business'
import { weekdays } from '~/lib/domain/day'
import { priceDigits, toDollars } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { patternOf, signaturePattern } from '~/lib/domain/text-patterns'

/**
 * @param ids each rate in words, and what pages ask for: the fingerprint of them all
 * @param versions those of the contract that a new signature may name
 * @returns dollars and whole percents, as the rules compare them
 */
export function ruleFunctions(
  business: SharedRates,
  ids: readonly string[],
  versions: readonly string[],
): string {
  return `${numbers(business)}

${patterns(business, versions)}

${lists(business, ids)}

${unrolled()}
`
}

const numbers = (business: SharedRates) =>
  functions({
    maxLines: maxBookingLines,
    maxImage,
    bookableYears,
    calendarLength: bookableYears * 12 * 31 * 11 + 10,
    graceMinutes,
    moveUntilDays: business.moveUntilDays,
    maxMoves: business.maxMoves,
    illinoisTax: business.taxBasisPoints.IL,
    wisconsinTax: business.taxBasisPoints.WI,
    wisconsinFee: toDollars(business.wisconsinDeliveryCents),
    flatFee: toDollars(business.flatDeliveryCents),
  })

const functions = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `    function ${name}() {\n      return ${value};\n    }`)
    .join('\n')

/** Any but a control character. */
const character = String.raw`\\P{Cc}`

/** The texts of a booking. Those that may be '' come first, because splitting drops them at the end. */
const texts = storedNames.toSorted((a, b) => Number(!textOf(a).when) - Number(!textOf(b).when))

function patterns(business: SharedRates, versions: readonly string[]): string {
  const digits = String(maxUnits).length
  return functions({
    pricePattern: `'[0-9]{1,${priceDigits}}([.][0-9]{1,2})?'`,
    countPattern: `'[0-9]{1,${digits}}'`,
    dayCountPattern: `'${each(maxDaysPerLine, (i) => i + 1).join('|')}'`,
    emailPattern: `'${character}{3,${typedTexts.email.most}}'`,
    // A page may be open while other words are deployed, so earlier versions are taken, too.
    signaturePattern: `'${signaturePattern(versions.join('|'))}'`,
    flatFeeTowns: `'${wrapped(business.flatFeeTowns.map(townPattern))}'`,
    textsPattern: `'${texts.map((name) => escaped(patternOf(textOf(name), versions.join('|')))).join(String.raw`\r`)}'`,
  })
}

/** A pattern in a text of the rules. */
const escaped = (pattern: string) => pattern.replaceAll(String.raw`\P`, String.raw`\\P`)

/** In lower case. */
const townPattern = (town: string) =>
  town
    .toLowerCase()
    .replaceAll('.', '[.]')
    .replaceAll("'", String.raw`\\x27`)

/** Alternatives of a pattern, in texts of one line each. */
function wrapped(towns: readonly string[]): string {
  const rows = Array.from({ length: Math.ceil(towns.length / 6) }, (_, row) =>
    towns.slice(row * 6, row * 6 + 6).join('|'),
  )
  return rows.join(`'\n        + '|`)
}

function lists(business: SharedRates, ids: readonly string[]): string {
  const fields = [...storedNames, 'inflatables', 'extras', 'balances', 'paid', 'approved']
  const values = texts.map((name) => (textOf(name).when ? `b.get('${name}', '')` : `b.${name}`))
  const left = ascending(Object.values(business.promoCodes)).map((percent) => 100 - percent)
  const options = [
    `balances.keys().hasOnly('${amountNames.map(storedAmountName).join(',')}'.split(','))`,
    ...optionRules(business),
  ]
  return `    function bookingFields() {
      return '${fields.join(',')}'.split(',');
    }
    function textsOf(b) {
      return [${values.join(', ')}];
    }

    // Dollars: the sum of the lines, which is in cents, or what a promo code leaves of it, rounded
    // half-up to a cent.
    function isPromo(rent, sum) {
      return rent == sum / 100.0${left.map((percent) => ` || rent == (sum * ${percent} + 50) / 100 / 100.0`).join('')};
    }

    // The amounts of a booking, and those that the customer chooses. Despite its name, deliveryAmount
    // is what the time window costs.
    function areOptions(balances, rent) {
      return ${options.join(and)};
    }

    // Years of twelve times 31 days.
    function daysOfYears(year) {
      let days = '${daysOfYear()}';
      return ${each(bookableYears + 1, (i) => `days.replace('y', string(year${i === 0 ? '' : ` + ${i}`}))`).join(' + ')};
    }

${deliveriesFunction(business.deliveriesPerDay)}
    // Each rate in words, and the fingerprint of them all, alone or with a version of the contract.
    function isRate(words) {
      return words in [
        '${ids.join("',\n        '")}'
      ];
    }`
}

/** The rules' function for the crew's limits, of which the first fitting row counts. */
export function deliveriesFunction(limits: SharedRates['deliveriesPerDay']): string {
  const rows = limitRows(limits).map(({ day, weekday, most }) => {
    const number = weekday && (weekdays.indexOf(weekday) || weekdays.length)
    const fits = [day && `date == '${day}'`, number && `weekday == ${number}`].filter(Boolean)
    return fits.length === 0 ? `${most}` : `${fits.join(' && ')} ? ${most}`
  })
  const isForAll = rows.at(-1)?.includes('?') === false
  const choice = [...rows, ...(isForAll ? [] : ['0'])].join('\n        : ')
  return `    // The most deliveries of the crew on a day (weekday 1 is Monday); 0 without a limit, because none are stored then.
    function maxDeliveriesOn(date, weekday) {
      return ${choice};
    }
`
}

/** What each option may be in a stored booking. */
function optionRules(business: SharedRates): string[] {
  return amountNames.flatMap((name) => {
    const { option } = amountRow(name)
    const amount = `balances.${storedAmountName(name)}`
    if (!option) return []
    if (option.kind === 'share')
      return `(${amount} == 0 || ${amount} == share(rent, ${business[option.number]}))`
    const most =
      option.kind === 'fixed'
        ? [0, business[option.number]]
        : ascending(Object.values(business[option.number]).map(({ cents }) => cents))
    return `${amount} in [${most.map(toDollars).join(', ')}]`
  })
}

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

const daysOfYear = () =>
  each(12, (month) => each(31, (day) => `${twoDigits(month + 1)}/${twoDigits(day + 1)}/y,`))
    .flat()
    .join('')

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The rules name each line and part by its index. */
function unrolled(): string {
  return `    // The office's list of parts. Reading past the last part is an error, so the rule refuses.
    function isAnyPart(parts, a) {
      return ${each(maxParts, (i) => `isItem(parts[${i}], a)`).join(or)};
    }

    function isOnAnyLine(lines, id, day) {
      let size = lines.size();
      return ${each(maxBookingLines, (i) => `(size > ${i} && (isOnLine(lines[${i}], id, day)`).join(or)}${'))'.repeat(maxBookingLines)};
    }

    function beginsOn(lines, day) {
      let size = lines.size();
      return ${each(maxBookingLines, (i) => `(size > ${i} && (isFirstDay(lines[${i}], day)`).join(or)}${'))'.repeat(maxBookingLines)};
    }

    // At least one line, and no more than can be checked in one commit.
    function areLines(lines, keys, calendar) {
      let size = lines.size();
      return ${ofLines(maxOrderLines, (i) => `isLine(lines[${i}], keys, calendar)`)};
    }

    function areMoved(old, lines, days, text, by) {
      let size = lines.size();
      return size == old.size()
        && ${ofLines(maxBookingLines, (i) => `isMoved(old[${i}], lines[${i}], days, text, by)`)};
    }

    function areAhead(lines, days) {
      let size = lines.size();
      return ${ofLines(maxBookingLines, (i) => `days.hasAll(lines[${i}].bookingDates)`)};
    }

    function rentOf(kind, lines) {
      let size = lines.size();
      return ${each(maxOrderLines, (i) => `(size > ${i} ? rentOfLine(kind, lines[${i}])`).join('\n        + ')}${' : 0)'.repeat(maxOrderLines)};
    }`
}

const and = '\n        && '
const or = '\n        || '
const each = <Value>(count: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** A check of each line that there is. Nested, so that it ends after the last of them. */
const ofLines = (most: number, check: (index: number) => string) =>
  `size <= ${most}${and}${each(most, (i) =>
    i === 0 ? check(0) : `(size < ${i + 1} || ${check(i)}`,
  ).join(and)}${')'.repeat(most - 1)}`
