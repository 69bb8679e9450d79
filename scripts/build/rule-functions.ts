// The functions of firestore.rules that repeat what src/lib/domain says: numbers, amounts, texts and
// limits. The rules can't import or loop.
import { graceMinutes } from '~/lib/availability/allocation'
import { maxImage } from '~/lib/db/bookings/booking-document'
import { maxUnits } from '~/lib/db/fields'
import { amountNames, amountOf } from '~/lib/domain/amounts'
import { storedNames, textOf, typedTexts, type StoredText } from '~/lib/domain/booking-texts'
import { bookableYears, maxBookingLines, maxDaysPerLine, maxParts } from '~/lib/domain/business'
import { priceDigits, toDollars } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'

/**
 * @param ids each number in words, and what pages ask for: the fingerprint of them all
 * @param versions those of the contract that a new signature may name
 * @returns dollars and whole percents, as the rules compare them
 */
export function ruleFunctions(
  business: SharedRates,
  ids: readonly string[],
  versions: readonly string[],
): string {
  const { taxBasisPoints, promoCodes, flatFeeCities } = business
  const left = ascending(Object.values(promoCodes)).map((percent) => 100 - percent)
  const towns = flatFeeCities.map((town) =>
    town
      .toLowerCase()
      .replaceAll('.', '[.]')
      .replaceAll("'", String.raw`\\x27`),
  )
  return `${limits()}
${texts(versions)}
    // The sum of the lines in cents, or what a promo code leaves of it.
    function isPromo(rent, sum) {
      return rent == sum${left.map((percent) => ` || rent == percent(sum, ${percent})`).join('')};
    }

    // The amounts of a booking, and those that the customer chooses.
    function areOptions(balances, rent) {
      return balances.keys().hasOnly('${amountNames.join(',')}'.split(','))
        && ${optionRules(business).join('\n        && ')};
    }

    function isWisconsin(balances, rent) {
      return balances.tax == share(rent, ${taxBasisPoints.WI}) && balances.deliveryFee == ${toDollars(business.wisconsinDeliveryCents)};
    }

    // The town in lower case.
    function isIllinois(town, balances, rent) {
      return balances.tax == share(rent, ${taxBasisPoints.IL})
        && (town.matches('${wrapped(towns)}')
          ? balances.deliveryFee == ${toDollars(business.flatDeliveryCents)}
          : isFee(balances.deliveryFee));
    }

    // The days which a customer may still leave, and to which a booking may move.
    function movableDays(calendar) {
      return calendar[${business.moveUntilDays}:calendar.size()];
    }
    function isMoveCount(moves) {
      return moves >= 0 && moves <= ${business.maxMoves};
    }

    // Each number in words, and the fingerprint of them all, alone or with a version of the contract.
    function isNumber(words) {
      return words in [
        '${ids.join("',\n        '")}'
      ];
    }
`
}

/** What each option may be in a stored booking. */
function optionRules(business: SharedRates): string[] {
  return amountNames.flatMap((name) => {
    const { option } = amountOf(name)
    const amount = `balances.${name}`
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

/** Alternatives of a pattern, in texts of one line each. */
function wrapped(towns: readonly string[]): string {
  const rows = Array.from({ length: Math.ceil(towns.length / 6) }, (_, row) =>
    towns.slice(row * 6, row * 6 + 6).join('|'),
  )
  return rows.join(`'\n          + '|`)
}

/** The rules name each line and part by its index, because they can't loop. */
function limits(): string {
  const unitDigits = String(maxUnits).length
  const yearLength = 12 * 31 * 11
  return String.raw`    // The office's list of parts. Reading past the last part is an error, so the rule refuses.
    function isAnyPart(parts, a) {
      return ${each(maxParts, (i) => `isItem(parts[${i}], a)`).join(or)};
    }

    function isOnAnyLine(lines, id, day) {
      let size = lines.size();
      return ${each(maxBookingLines, (i) => `(size > ${i} && isOnLine(lines[${i}], id, day))`).join(or)};
    }

    // True for a booked unit if its booking was moved and no longer names it, or the package that it is part of, on this day.
    // Other bookings are left alone, because office programs may have written their lines in another form.
    function isLeftBehind(a, b) {
      let lines = b.inflatables.concat(b.extras);
      let size = lines.size();
      return size <= ${maxBookingLines}
        && 'moves' in b
        && !isOnAnyLine(lines, 'package' in a ? a.package.split('/')[1] : a.itemID, storedDay(a.date));
    }

    function areMoved(old, lines, days, text, by) {
      let size = lines.size();
      return size == old.size()
        && ${ofLines((i) => `isMoved(old[${i}], lines[${i}], days, text, by)`)};
    }

    function areAhead(lines, days) {
      let size = lines.size();
      return ${ofLines((i) => `days.hasAll(lines[${i}].bookingDates)`)};
    }

    function rentOf(kind, lines) {
      let size = lines.size();
      return ${each(maxBookingLines, (i) => `(size < ${i + 1} ? 0 : rentOfLine(kind, lines[${i}])`).join('\n        + ')}${')'.repeat(maxBookingLines)};
    }

    // In cents. Null can't be added and so refuses: without a plain price, without a whole number of units that
    // multiplies without overflowing, under a wrong name.
    function rentOfLine(kind, line) {
      let item = get(/databases/$(database)/documents/$(kind)/$(line.inflatableID)).data;
      let perDay = cents(item.price);
      let quantity = line.get('quantity', 1);
      return isPrice(item.price, perDay)
        && string(quantity).matches('[1-9][0-9]{0,${unitDigits - 1}}')
        && isName(line, item.name)
        ? perDay * line.bookingDates.size() * quantity
        : null;
    }

    // Dollars as the office types them: a number without a fraction of a cent, or text like 149 and 149.99.
    // Read alike in src/lib/domain/money.ts. The float's own error (149.99 * 100 is 14999.000000000002) is forgiven.
    function isPrice(price, cents) {
      return cents > 0
        && (price is string
          ? price.matches('[0-9]{1,${priceDigits}}([.][0-9]{1,2})?')
          : math.abs(price * 100 - cents) < 0.000001);
    }

    // The office types the count: a whole number, or plain digits. Read alike in src/lib/db/fields.ts.
    function isUnit(unit, count) {
      return unit is int
        && unit >= 0
        && (count is string
          ? count.matches('[0-9]{1,${unitDigits}}') && unit < int(count)
          : unit < count && count == math.floor(count));
    }

    // More lines can't be checked in one commit.
    function areLines(lines, keys, calendar) {
      let size = lines.size();
      return ${ofLines((i) => `isLine(lines[${i}], keys, calendar)`)};
    }

    function isLine(line, keys, calendar) {
      let dates = line.bookingDates;
      return line.keys().hasOnly(keys)
        && line.inflatableID is string
        && line.inflatableImage.size() <= ${maxImage}
        // Office programs may make a link of it: no javascript:. Read alike in src/lib/db/fields.ts.
        && line.inflatableImage.matches('(?is)(https?:|data:image/).*|[^:/?#]*([/?#].*)?')
        && string(dates.size()).matches('${each(maxDaysPerLine, (i) => i + 1).join('|')}')
        // What is left of a calendar without the days that the dates leave out: days MM/DD/YYYY, ascending, each once.
        // Comparing neighbors would take more than 1,000 expressions.
        && dates == calendar.removeAll(calendar.removeAll(dates));
    }

    // Days as the number YYYYMMDD.
    function isAhead(day, today) {
      return day >= today && day <= today + ${bookableYears * 10_000};
    }
    // The days from today on, cut out of whole years of twelve times 31 days, 11 characters each.
    function daysAhead(days, year, today) {
      return (${each(bookableYears + 1, (i) => `days.replace('y', string(year${i === 0 ? '' : ` + ${i}`}))`).join(' + ')})[today:today + ${bookableYears * yearLength + 10}];
    }

    // Its owner may just be charged.
    function holdIsOver(expires) {
      return expires < request.time - duration.value(${graceMinutes}, 'm');
    }

    // No control characters.
    function isEmail(email) {
      return email.matches('\\P{Cc}{3,${typedTexts.email.most}}');
    }
`
}

const or = '\n        || '
const each = <Value>(count: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** A check of each line that there is, at least one. */
const ofLines = (check: (index: number) => string) =>
  [
    `size <= ${maxBookingLines}`,
    ...each(maxBookingLines, (i) => (i === 0 ? check(0) : `(size < ${i + 1} || ${check(i)})`)),
  ].join('\n        && ')

const time = '([01][0-9]|2[0-3]):[0-5][0-9]'
const moment = `(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])/[0-9]{4} [|] ${time}`
const signature = (versions: readonly string[]) => `(${versions.join('|')}) [|] ${moment}`

/** The pattern of a stored text. */
function patternOf({ form, lines }: StoredText, versions: readonly string[]): string {
  if (form === 'time') return time
  if (form === 'moment') return moment
  if (form === 'signature') return `(${signature(versions)})?`
  if (!('least' in form)) return `(${form.join('|')})`
  const character = String.raw`\\P{Cc}`
  return `${lines ? String.raw`(${character}|\n)` : character}{${form.least},${form.most}}`
}

/** The fields of a booking, and its texts. Fields that are no texts are checked by hand. */
function texts(versions: readonly string[]): string {
  const fields = [...storedNames, 'inflatables', 'extras', 'balances', 'paid', 'approved']
  // Texts that may be '' come first, because splitting drops empty texts at the end.
  const names = storedNames.toSorted((a, b) => Number(!textOf(a).when) - Number(!textOf(b).when))
  const values = names.map((name) => (textOf(name).when ? `b.get('${name}', '')` : `b.${name}`))
  const patterns = names.map((name) => patternOf(textOf(name), versions))
  return String.raw`    // A booking's texts, joined by a control character, which none of them may have, and matched at once. A number among
    // them would join like a text, but isn't equal to what is split from it.
    function areTexts(b) {
      let texts = [${values.join(', ')}];
      let joined = texts.join('\r');
      return b.keys().hasOnly('${fields.join(',')}'.split(','))
        && texts == joined.split('\r')
        && joined.matches('${patterns.join(String.raw`\r`)}');
    }

    // A page may be open while the owner deploys other words, so the versions before today's are taken, too.
    function isSignature(text) {
      return text.matches('${signature(versions)}');
    }
`
}
