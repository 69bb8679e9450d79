// What to check before renting an inflatable. All figures come from business.ts.
import { powerNeeded } from '~/lib/catalog/to-prepare'
import {
  cancellationNoticeHours,
  damageWaiverBasisPoints,
  deliveryHours,
  depositRateCents,
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
  author: `${config.company.name} team`,
  company: config.company.name,
  keyTakeaways: [
    'Measure for the setup area, and look up as well as down.',
    `Find a ${powerNeeded}, with nothing else plugged in.`,
    `Have one adult watching at all times. No more than ${maxJumpers.itemPage} jumpers at once, ${maxWeightLbs} lbs each, and nobody under ${minimumAge}.`,
    'Decide on wet or dry, and have a rain plan.',
    `A rental lasts about ${standardRentalHours} hours. We deliver ${delivery} and pick up after ${pickUpsAfter}.`,
  ],
  sections: [
    {
      title: 'Measure the yard first',
      image: '/art/blog/measure-the-yard.svg',
      imageAlt: 'A castle on a lawn. A dashed line around it marks the larger setup area.',
      content: `Start with a tape measure, not the pictures. Every inflatable on our site has two sizes: its own, and a setup area that leaves room for the ropes, the blower and a way around it. The setup area is the one that has to fit.

Where a page gives a width and a height, the setup area adds ${setupMarginFt.widthAndHeight} ft to each. Where it gives a size such as 15 × 15, each side grows by ${setupMarginFt.size} ft, so that one needs ${sample} ft by ${sample} ft. You don't have to do the math: the item's page shows both under "Will it fit?"

It needs clear air above it too, so check for branches, wires and the edge of the roof. Then walk from the street to the spot. The rolled-up inflatable has to fit through the same gate and up the same steps. Not sure about one of them? Call us before you book.`,
    },
    {
      title: 'Check the ground and the power',
      image: '/art/blog/ground-and-power.svg',
      imageAlt: 'An orange cord runs across the lawn from a house to a blower and its inflatable.',
      content: `Grass, concrete or asphalt, and indoor floors all work, as long as they are flat. Tell us which you have, because the ground decides how we anchor the inflatable. On grass, pick up sticks, stones and toys, and mark any pipe, cable or sprinkler a stake could hit.

The blower runs as long as the party does. It needs a ${powerNeeded} of the spot, with nothing else plugged into the same circuit. A coffee maker or a speaker there can trip the breaker, and then the inflatable goes soft. Find out ahead of time which breaker it is. No outlet close enough? Ask us before you book.`,
    },
    {
      title: 'Decide who jumps and who watches',
      image: '/art/blog/taking-turns.svg',
      imageAlt: 'Shoes stand in a row before a bounce house. Two chairs face its entrance.',
      content: `Put a chair where you can see the entrance, and keep an adult in it for the whole party. Two adults can take turns. That adult's only job is watching.

No more than ${maxJumpers.itemPage} jumpers at once, no more than ${maxWeightLbs} lbs per person, and no children under ${minimumAge}. Let kids of about the same size jump together: the little ones first, then the bigger ones while the little ones have cake.

Shoes, glasses and anything in pockets stay outside. So do food, gum and silly string, which ruins vinyl for good. No flips, no wrestling, no climbing on the walls. Tell the kids once before the first turn, and reminding them later is easier.`,
    },
    {
      title: 'Wet or dry, sun or rain',
      image: '/art/blog/wet-or-dry.svg',
      imageAlt: 'A water slide with a splash pool. A gray cloud is coming up behind it.',
      content: `Each inflatable's page says Dry, Wet or Wet / Dry. Use water only on the last two. For a wet day you'll want a garden hose that reaches, a towel for every kid, and a patch of lawn that can take some mud.

Nobody can promise the weather, so keep an eye on it. In lightning, heavy rain or strong wind, get everyone off, keep them off, and call us. If the weather makes a rental unsafe, it may have to be postponed or canceled. A game or two for indoors makes that day easier. If you need to cancel, give us at least ${cancellationNoticeHours} hours' notice before delivery.`,
    },
    {
      title: 'Book the day, then plan the hours',
      image: '/art/blog/delivery.svg',
      imageAlt: 'A delivery truck on the lawn, with a rolled-up inflatable behind it.',
      content: `The calendar on an item's page shows its available days. A standard rental lasts about ${standardRentalHours} hours. We deliver ${delivery} and pick up after ${pickUpsAfter}, so the inflatable may be up well before your first guest arrives.

If it has to arrive at a set time, tell us when you book. A window of two hours or more costs ${formatPrice(timeWindows.twoHours.cents)}, a one-hour window ${formatPrice(timeWindows.oneHour.cents)}, and an exact time ${formatPrice(timeWindows.exact.cents)}. If any time works for you, there's no charge. For a pickup before ${pickUpHours.from} or after ${pickUpHours.to}, let us know ahead of time.`,
    },
    {
      title: 'What to check on the day',
      image: '/art/blog/party-day.svg',
      imageAlt: 'A castle beside a table with a birthday cake and three balloons.',
      content: `Before we come: mow a day or two ahead, clear the spot, keep the dog inside, unlock the gate, and have an adult at home.

Before the first jump, check that the walls are firm, the ropes are tight, the blower's cord is where nobody will trip over it, and the entrance is clear. Know how to turn the blower off, and what the kids should do if it loses air: get out calmly, one at a time.

During the party: if something tears or goes soft, get everyone off and call us. Afterward, take out socks and toys, and leave the stakes in and the blower where it is. We'll do the rest.`,
    },
  ],
  faq: [
    {
      question: 'Can adults jump too?',
      answer: [
        `The limit is ${maxWeightLbs} lbs per person at any age. Don't mix big and small jumpers. Let people about the same size take turns together.`,
      ],
    },
    {
      question: 'My child is 2. Is a short turn OK?',
      answer: [`No. Children under ${minimumAge} stay off, even in an adult's arms.`],
    },
    {
      question: `Your rules say ${maxJumpers.contract} jumpers, but the item's page says ${maxJumpers.itemPage}. Which one counts?`,
      answer: [`The smaller number. If the item's page or our crew says fewer, that's the limit.`],
    },
    {
      question: 'What if a child damages something?',
      answer: [
        `The damage waiver is optional and costs ${waiver} of the rent. With it, you don't owe us for damage. It's not liability insurance, it's non-refundable, and it doesn't cover theft, vandalism, silly string, misuse, abuse or missing equipment.`,
      ],
    },
    {
      question: 'Do I have to pay it all at once?',
      answer: [
        `No. You can pay in our office or by card, and by card you can put down a ${formatPrice(depositRateCents)} deposit and pay the balance before delivery. The deposit is non-refundable.`,
      ],
    },
  ],
  summary: `Measure the setup area, find the outlet, pick wet or dry, and decide who sits in the chair. Once those four are settled, all that's left is picking a day. The calendar shows the available ones without asking for your name, and we don't charge anything until you've seen the total and accepted the rules.`,
}
