// What to check before renting an inflatable. All figures come from business.ts.
import { powerNeeded } from '~/content/rental-information'
import {
  cancellationNoticeHours,
  damageWaiverBasisPoints,
  deliveryHours,
  depositCents,
  maxJumpers,
  maxWeightLbs,
  minimumAge,
  pickUpHours,
  pickUpsAfter,
  setupMarginFt,
  standardRentalHours,
  timeWindows,
} from '~/lib/domain/business'
import { formatPercent, formatPrice } from '~/lib/domain/money'
import { config } from '~/settings/site-settings'
import type { BlogPost } from './blog-post'

const delivery = `between ${deliveryHours.from} and ${deliveryHours.to}`
const waiver = formatPercent(damageWaiverBasisPoints)
const sample = 15 + setupMarginFt.size

export const inflatablesArticle: BlogPost = {
  id: 'blog1',
  title: 'How to rent an inflatable for a backyard birthday',
  author: `${config.business.name} team`,
  company: config.business.name,
  keyTakeaways: [
    'Measure for the setup area, and look up as well as down.',
    `Find a ${powerNeeded} that the blower can have to itself.`,
    `One adult watches all the time. At most ${maxJumpers.itemPage} jumpers at once, ${maxWeightLbs} lbs each, and nobody under ${minimumAge}.`,
    'Choose wet or dry first, and have a plan for bad weather.',
    `A rental is about ${standardRentalHours} hours. We deliver ${delivery} and pick up after ${pickUpsAfter}.`,
  ],
  sections: [
    {
      title: 'Measure the yard first',
      image: '/art/blog/measure-the-yard.svg',
      imageAlt: 'A castle on a lawn. A dashed line around it marks the larger setup area.',
      content: `Start with a tape measure, not with the pictures. Every inflatable on our site has two sizes: its own, and a setup area that keeps room for ropes, the blower and a way around it. The setup area is the one that has to fit.

Where a page gives a width and a height, the setup area is ${setupMarginFt.widthAndHeight} ft more of each. Where it gives a size such as 15 x 15, each side grows by ${setupMarginFt.size} ft: that one needs ${sample} ft by ${sample} ft. You don’t have to work it out. The item’s page shows both under “Will it fit?”.

The height needs clear air above it, so look for branches, wires and the edge of the roof. Then walk the way from the street to the spot. The rolled-up inflatable has to come through the same gate and up the same steps. If you doubt one of them, call us before you book.`,
    },
    {
      title: 'Check the ground and the power',
      image: '/art/blog/ground-and-power.svg',
      imageAlt: 'An orange cord runs over the lawn from a house to a blower and its inflatable.',
      content: `Grass, concrete or asphalt, and indoor floors all work, as long as they are flat. Tell us which it is: the ground decides how we fasten the inflatable. On grass, pick up sticks, stones and toys, and mark every pipe, cable and sprinkler that a stake could hit.

The blower runs for as long as the party does. It needs a ${powerNeeded} of the spot, with nothing else plugged into the same circuit. A coffee machine or a speaker there can trip the breaker, and then the inflatable goes soft. Find out beforehand which breaker it is. If no outlet is near enough, ask us before you book.`,
    },
    {
      title: 'Decide who jumps and who watches',
      image: '/art/blog/taking-turns.svg',
      imageAlt: 'Shoes stand in a row before a bounce house. Two chairs face its entrance.',
      content: `Put a chair where you can see the entrance, and give it to an adult for the whole party. Two adults can take turns. The one in the chair does nothing else.

At most ${maxJumpers.itemPage} jumpers at once, at most ${maxWeightLbs} lbs per person, and no children under ${minimumAge}. Let children of about the same size jump together: the small ones first, then the bigger ones while the small ones have cake.

Shoes, glasses and whatever is in pockets stay outside. So do food, gum and silly string, which ruins vinyl for good. No flips, no wrestling, no climbing on the walls. Tell the children once, before the first turn, and it is easier to remind them later.`,
    },
    {
      title: 'Wet or dry, sun or rain',
      image: '/art/blog/wet-or-dry.svg',
      imageAlt: 'A water slide with a splash pool. A gray cloud is coming up behind it.',
      content: `The page of each inflatable says Dry, Wet or Wet / Dry. Water goes only on the last two. For a wet day you want a garden hose that reaches, a towel for every child, and a part of the lawn that may turn to mud.

Nobody can promise the weather, so keep an eye on it. In lightning, heavy rain or strong wind everyone gets off and stays off, and you call us. If the weather makes a rental unsafe, it may have to be postponed or cancelled. A game or two for indoors makes that day easier. If you need to cancel yourself, give us at least ${cancellationNoticeHours} hours of notice before the delivery.`,
    },
    {
      title: 'Book the day, then think of the hours',
      image: '/art/blog/delivery.svg',
      imageAlt: 'A delivery truck on the lawn, with a rolled-up inflatable behind it.',
      content: `The calendar on an item’s page shows its free days. A standard rental is about ${standardRentalHours} hours. We deliver ${delivery} and pick up after ${pickUpsAfter}, so the inflatable may well stand there before the first guest comes.

If it has to come at a set time, say so when you book. A window of two hours or more costs ${formatPrice(timeWindows.twoHours.cents)}, a window of one hour ${formatPrice(timeWindows.oneHour.cents)}, and an exact time ${formatPrice(timeWindows.exact.cents)}. Without a restriction there is no charge. A pick-up outside ${pickUpHours.from} to ${pickUpHours.to} needs notice to us beforehand.`,
    },
    {
      title: 'What to check on the day',
      image: '/art/blog/party-day.svg',
      imageAlt: 'A castle beside a table with a birthday cake and three balloons.',
      content: `Before we come: mow early rather than on the morning itself, clear the spot, shut the dog in, unlock the gate, and have an adult at home.

Before the first jump: the walls stand firm, the ropes are tight, the blower’s cord lies where nobody trips over it, and the entrance is clear. Know how to switch the blower off, and where the children go if air is lost: out, calmly, one after another.

During the party: if something tears or goes soft, get everyone off and call us. At the end, take out socks and toys, leave the stakes in and the blower where it is. We do the rest.`,
    },
  ],
  faq: [
    {
      question: 'May adults jump too?',
      answer: [
        `The limit is ${maxWeightLbs} lbs per person, whatever the age. Big and small do not jump together: let those of about the same size share a turn.`,
      ],
    },
    {
      question: 'My child is 2. Is a short turn all right?',
      answer: [`No. Children under ${minimumAge} stay off, also in an adult’s arms.`],
    },
    {
      question: `Your rules and restrictions say ${maxJumpers.contract} jumpers, the item’s page ${maxJumpers.itemPage}. Which one counts?`,
      answer: [
        `The smaller number. Where the page of an item or our crew names fewer, that is the limit.`,
      ],
    },
    {
      question: 'What if a child damages something?',
      answer: [
        `The damage waiver is optional and costs ${waiver} of the rent. With it you don’t owe us for damage. It is not liability insurance, it is non-refundable, and it leaves out theft, vandalism, silly string, misuse, abuse and missing equipment.`,
      ],
    },
    {
      question: 'Do I have to pay everything at once?',
      answer: [
        `You can pay in our office or by card. By card you can pay a deposit of ${formatPrice(depositCents)} and the balance later. The deposit is non-refundable.`,
      ],
    },
  ],
  summary: `Measure the setup area, find the outlet, choose wet or dry, and decide who sits in the chair. If those four are settled, the rest is a matter of picking a free day. The calendar shows the free days without asking for your name, and nothing is charged before you have seen the total and accepted the rules.`,
}
