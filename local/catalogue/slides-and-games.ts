// Slides, games, obstacle runs and packages of inflatables by document id.
import type { PlainFields } from '../firestore/plain'

export const slides: Record<string, PlainFields> = {
  'big-blue-slide': {
    name: 'Big Blue 16 ft Slide',
    description:
      'A fast line that keeps moving: up the back, down the front, again. One lane, one child at a time, and a deep landing at the end.',
    category: 'Slides',
    image: '/pictures/big-blue-slide.svg',
    price: 265,
    width: 12,
    height: 16,
    wetDry: 'Dry',
    capacity: 2,
    count: 2,
  },
  'ember-slide': {
    name: 'Ember 20 ft Slide',
    description:
      'Our tallest dry slide. It needs flat ground and two people from our crew to set up, so please keep the driveway free. Children should be six or older.',
    category: 'slides',
    image: '/pictures/ember-slide.svg',
    price: '310',
    width: '14 x 32',
    height: '20',
    wetDry: 'Dry',
    capacity: 2,
    count: 1,
  },
  'cool-river-slide': {
    name: 'Cool River 18 ft Slide',
    description:
      'Eighteen feet of cold water and a splash pool at the end. Bring towels. It uses one garden hose and about as much water as a lawn sprinkler.',
    category: 'Slides',
    image: '/pictures/cool-river-slide.svg',
    price: 320,
    width: 12,
    height: 18,
    wetDry: 'Wet',
    capacity: 2,
    count: 1,
  },
  bW9jS3fLq6TzA0vMhX4e: {
    id: 17,
    name: 'Tangerine Splash 18 ft Slide',
    description:
      'The same ride as the Cool River, in orange. Works dry as well: then a soft landing pad takes the place of the pool.',
    category: 'Slides',
    image: '/pictures/tangerine-splash-slide.svg',
    price: '299.50',
    width: '12',
    height: '18',
    wetDry: 'Wet / Dry',
    capacity: 2,
    count: 2,
  },
  'twin-peaks-slide': {
    name: 'Twin Lane Racing Slide',
    description:
      'Two lanes side by side, so nobody has to race alone. Popular at field days because the line moves twice as fast.',
    category: 'Slides',
    image: '/pictures/twin-peaks-slide.svg',
    price: 345,
    width: '16 x 30',
    height: 19,
    wetDry: 'Dry',
    capacity: 4,
    count: 1,
  },
  'long-lane-slip-and-slide': {
    name: 'Long Lane Slip and Slide',
    description:
      'Thirty feet of wet lane with a soft wall at the end. It needs a long, level strip of lawn and a hose. The grass recovers in a few days.',
    category: 'slides',
    image: '/pictures/long-lane-slip-and-slide.svg',
    price: '189',
    width: '8 x 34',
    height: 7,
    wetDry: 'Wet',
    capacity: 3,
    count: 2,
  },
}

export const gamesAndObstacles: Record<string, PlainFields> = {
  'forty-foot-obstacle-run': {
    name: 'Forty-Foot Obstacle Run',
    description:
      'Two lanes, pop-up pillars, a climb and a finish arch. Made for school field days: about 120 children an hour go through.',
    category: 'Games and Obstacles',
    image: '/pictures/forty-foot-obstacle-run.svg',
    price: 340,
    width: 40,
    height: 12,
    wetDry: 'Dry',
    capacity: 4,
    count: 2,
  },
  'backyard-obstacle-dash': {
    name: 'Backyard Obstacle Dash',
    description:
      'A shorter run for home parties. Crawl, climb, slide, done, and back to the start. Fits along a fence.',
    category: 'games-and-obstacles',
    image: '/pictures/backyard-obstacle-dash.svg',
    price: '249.99',
    width: '10 x 28',
    height: '11',
    wetDry: 'Dry',
    capacity: 4,
    count: 1,
  },
  'double-hoop-shootout': {
    name: 'Double Hoop Shootout',
    description:
      'Two hoops side by side and six balls. Set it for a one-minute contest or leave it open all afternoon. Works indoors with a ceiling of 14 feet.',
    category: 'Games & Obstacles',
    image: '/pictures/double-hoop-shootout.svg',
    price: 145,
    width: '11',
    height: 12,
    wetDry: 'Dry',
    capacity: 2,
    count: 2,
  },
  Yc7HfP0dRk4NqU8sZj2B: {
    name: 'Dunk Tank',
    description:
      'Hit the target and somebody gets wet. Holds 500 gallons, so plan an hour to fill it from a garden hose. Six balls included; the volunteer is up to you.',
    category: 'Games and Obstacles',
    image: '/pictures/dunk-tank.svg',
    price: '275',
    width: '7 x 10',
    height: 9,
    wetDry: 'Wet',
    capacity: 1,
    count: 1,
  },
  'bouncy-boxing-ring': {
    name: 'Bouncy Boxing Ring',
    description:
      'Oversized gloves, soft ropes and a floor that gives. Two at a time, with one adult as the referee. Gloves and headgear included.',
    category: 'Games and obstacles',
    image: '/pictures/bouncy-boxing-ring.svg',
    // Not a plain number: the site asks people to call.
    price: '$149',
    width: '15 x 15',
    height: 10,
    wetDry: 'Dry',
    capacity: 2,
    count: 1,
  },
  'soccer-darts': {
    name: 'Soccer Darts',
    description:
      'A twelve-foot dartboard and balls that stick to it. Kick from twenty feet and keep score. Good for all ages and very hard to lose.',
    category: 'Games and Obstacles',
    image: '/pictures/soccer-darts.svg',
    price: 159,
    width: '10',
    height: '12',
    wetDry: 'Dry',
    capacity: 2,
    count: 1,
  },
  'giant-four-in-a-row': {
    name: 'Giant Four in a Row',
    description:
      'The game you know, taller than you are. It takes five minutes to set up and needs no power. Fine on grass, concrete or indoors.',
    category: 'games-and-obstacles',
    image: '/pictures/giant-four-in-a-row.svg',
    price: '65',
    width: 6,
    height: 6,
    wetDry: 'Dry',
    capacity: 2,
    count: 4,
  },
}

export const inflatablePackages: Record<string, PlainFields> = {
  'birthday-package': {
    name: 'Castle Birthday Package',
    description:
      'A castle bounce house, one table, two chairs for the helpers and a popcorn machine. One delivery, one pickup, one price.',
    category: 'Packages',
    image: '/pictures/birthday-package.svg',
    images: [
      '/pictures/rockford-castle.svg',
      '/pictures/folding-table.svg',
      '/pictures/popcorn-machine.svg',
    ],
    parts: [
      { kind: 'inflatables', id: 'rockford-castle', quantity: 1 },
      { kind: 'extras', id: 'folding-table-8-ft', quantity: 1 },
      { kind: 'extras', id: 'folding-chairs', quantity: 2 },
      { kind: 'extras', id: 'popcorn-machine', quantity: 1 },
    ],
    price: 249,
    width: '15 x 25',
    height: 15,
    wetDry: 'Dry',
    capacity: 5,
    count: 2,
  },
  'field-day-package': {
    name: 'School Field Day Package',
    description:
      'The obstacle run and a tall dry slide, with two of our people on site for four hours.',
    category: 'packages',
    image: '/pictures/field-day-package.svg',
    parts: [
      { kind: 'inflatables', id: 'forty-foot-obstacle-run', quantity: 1 },
      { kind: 'inflatables', id: 'twin-peaks-slide', quantity: 1 },
    ],
    price: '749',
    width: '30 x 60',
    height: '16',
    wetDry: 'Dry',
    capacity: 8,
    count: 1,
  },
}
