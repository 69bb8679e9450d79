// Pictures are files of public/.
import { maxJumpers, maxWeightLbs } from '~/lib/domain/business'

export const aboutUs =
  'We rent inflatables and party equipment to families, schools and companies around Rockford. We bring it, set it up and come back to pick it up, so you can enjoy your guests.'

export const values = [
  {
    title: 'Punctuality',
    text: "Pick your day, and an exact time or a window if you need one. We'll deliver, set up and pick up.",
    image: '/art/value/punctuality.svg',
  },
  {
    title: 'Safety',
    text: `At most ${maxJumpers.itemPage} jumpers at once, up to ${maxWeightLbs} lbs each, with an adult watching at all times.`,
    image: '/art/value/safety.svg',
  },
  {
    title: 'Quality',
    text: "Every rental has a picture and a description, so you know what you're getting.",
    image: '/art/value/quality.svg',
  },
] as const

/** The first has the widest picture. */
export const events = [
  {
    title: 'Birthday',
    text: 'A castle, a cake table and a shady tent, with sizes in feet so you know what fits.',
    image: '/art/category/packages.svg',
    category: 'bounce-houses',
    more: 'See bounce houses',
  },
  {
    title: 'School',
    text: 'Obstacle runs and slides that keep a long line moving on field day.',
    image: '/art/category/games-and-obstacles.svg',
    category: 'games-and-obstacles',
    more: 'See games and obstacles',
  },
  {
    title: 'Corporate',
    text: 'Tents, tables and chairs, with an insurance certificate if you need it.',
    image: '/art/event/corporate.svg',
    category: 'extras',
    more: 'See tents and tables',
  },
] as const

export const wedding = {
  title: 'Weddings in white',
  text: 'A white bouncer for the photos, tents for dinner and chairs for everyone. See what goes together.',
  image: '/art/event/wedding.svg',
} as const
