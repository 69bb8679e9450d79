// The demo office's extras by document id.
import type { PlainFields } from '../firestore/plain'

export const extras: Record<string, PlainFields> = {
  'tables-and-chairs': {
    name: 'Tables and Chairs',
    description:
      'One eight-foot table and eight folding chairs, clean and ready to use. We unfold and place them where you like; you only wipe them at the end.',
    category: 'Extras',
    image: '/pictures/tables-and-chairs.svg',
    price: 45,
    count: 12,
  },
  'folding-chairs': {
    name: 'Folding Chairs',
    description:
      'White folding chairs, priced per chair. Sturdy enough for grass, and they hold 300 lbs. Order a few more than you have guests.',
    category: 'extras',
    image: '/pictures/folding-chairs.svg',
    price: '2.50',
    count: '60',
  },
  'folding-table-8-ft': {
    name: '8 ft Folding Table',
    description:
      'Seats eight to ten. The top is 30 inches deep and takes a standard cloth of 60 by 120 inches. Plates and pitcher not included.',
    category: 'Extras',
    image: '/pictures/folding-table.svg',
    price: 12,
    count: 12,
  },
  'frame-tent-20-x-20': {
    name: '20 x 20 Frame Tent',
    description:
      'Seats about 40 people at round tables. We set it up and take it down, on grass or concrete. String lights are included; they need one outlet.',
    category: 'Extras',
    image: '/pictures/frame-tent.svg',
    price: '240',
    count: 3,
  },
  nE6uB4wJy8LpR1cVsH9q: {
    id: 'tent-2',
    name: '10 x 10 Pop-Up Canopy',
    description:
      'Shade for a buffet, a ticket table or two grandparents. Four weights come with it, so it stands on concrete as well.',
    category: 'extras',
    image: '/pictures/pop-up-canopy.svg',
    price: 55,
    count: 6,
    updated: '03/02/2024',
  },
  'pole-tent-20-x-40': {
    name: '20 x 40 Pole Tent',
    description:
      'Room for 80 seated guests. It is staked, so it needs grass and five feet of free space all around. Please have buried lines marked before we come.',
    category: 'Extras',
    surfaces: ['grass'],
    image: '/pictures/pole-tent.svg',
    price: '425.00',
    count: 1,
  },
  // Machines.
  'cotton-candy-machine': {
    name: 'Cotton Candy Machine',
    description:
      'Comes with sugar and cones for 50 servings. Plug it in near the table; it needs an outlet of its own.',
    category: 'Extras',
    image: '/pictures/cotton-candy-machine.svg',
    price: 75,
    count: 2,
  },
  'popcorn-machine': {
    name: 'Popcorn Machine',
    description:
      'Corn, oil and bags for 60 servings are included. The first batch takes eight minutes to warm up, the next ones three.',
    category: 'Extras',
    image: '/pictures/popcorn-machine.svg',
    price: '70',
    count: 2,
  },
  tQ2mZ7hGx5FvK9aYdR3L: {
    name: 'Snow Cone Machine',
    description:
      'Three syrups, 50 cups and a scoop. You bring the ice: about 25 pounds for 50 cones. Best placed in the shade.',
    category: 'extras',
    image: '/pictures/snow-cone-machine.svg',
    price: 70,
    count: '1',
  },
  generator: {
    name: 'Generator',
    description:
      'Runs two blowers for eight hours on one tank, which we fill. For parks and fields without an outlet within 100 feet.',
    category: 'Extras',
    image: '/pictures/generator.svg',
    price: 95,
    count: 2,
  },
  'speaker-and-microphone': {
    name: 'Speakers and Microphone',
    description:
      'Two speakers on stands, one microphone and a cable for your phone. Loud enough for a gym, polite enough for a backyard.',
    category: 'Extras',
    image: '/pictures/speaker-and-microphone.svg',
    price: '85',
    // Left empty by the office: the site can't know how many there are and asks people to call.
    count: '',
  },
  // Occasions and packages.
  'balloon-arch': {
    name: 'Balloon Arch',
    description:
      'A full arch of about 90 balloons, made the same morning. Tell us your colors when we call. It stays fresh for a day outdoors and three days inside.',
    category: 'Extras',
    image: '/pictures/balloon-arch.svg',
    price: '149.99',
    count: 2,
  },
  'wedding-flower-arch': {
    name: 'Wedding Flower Arch',
    description:
      'A white arch with drapes and silk flowers, for the ceremony or the photos. It stands on grass or a wooden floor. Chairs are a separate rental.',
    category: 'Extras',
    image: '/pictures/wedding-flower-arch.svg',
    price: 180,
    count: 1,
  },
  'lakeside-house': {
    name: 'Lakeside House',
    description:
      'A house with a yard for your event, twenty minutes from Rockford. Contact us for details and availability.',
    category: 'Extras',
    image: '/pictures/lakeside-house.svg',
    price: 600,
    count: 1,
    propertyLink: 'https://example.com/lakeside-house',
  },
  'backyard-party-packages': {
    name: 'Backyard Party Packages',
    description:
      'A castle that fits most city backyards, two tables, sixteen chairs and a popcorn machine. You only bring the cake.',
    category: 'Packages',
    image: '/pictures/backyard-party-package.svg',
    parts: [
      { kind: 'inflatables', id: 'sunny-castle', quantity: 1 },
      { kind: 'extras', id: 'folding-table-8-ft', quantity: 2 },
      { kind: 'extras', id: 'folding-chairs', quantity: 16 },
      { kind: 'extras', id: 'popcorn-machine', quantity: 1 },
    ],
    price: 289,
    count: 2,
  },
  'picnic-package': {
    name: 'Picnic Package',
    description:
      'A frame tent, four tables, 32 chairs and a popcorn machine. Enough for a family reunion, and one delivery instead of four.',
    category: 'packages',
    image: '/pictures/picnic-package.svg',
    parts: [
      { kind: 'extras', id: 'frame-tent-20-x-20', quantity: 1 },
      { kind: 'extras', id: 'folding-table-8-ft', quantity: 4 },
      { kind: 'extras', id: 'folding-chairs', quantity: 32 },
      { kind: 'extras', id: 'popcorn-machine', quantity: 1 },
    ],
    price: '399',
    count: 1,
  },
  jH0yM5kXc3SbW8gPzT1f: {
    name: 'Graduation Pkg 40',
    description:
      'For an open house with 40 guests: a tent, a cake table, five tables, forty chairs and a balloon bunch in your two school colors.',
    category: 'Extras',
    image: '/pictures/graduation-package.svg',
    // The balloons are made for it, so they aren't a part. It has no count, so only its parts limit
    // it.
    parts: [
      { kind: 'extras', id: 'frame-tent-20-x-20', quantity: 1 },
      { kind: 'extras', id: 'folding-table-8-ft', quantity: 6 },
      { kind: 'extras', id: 'folding-chairs', quantity: 40 },
    ],
    price: 449,
    propertyLink: '',
  },
  // An incomplete document: only its name can be read.
  oF9rA6qUw2EiN4xJvC7d: {
    name: 'Photo Booth',
    description: ['to', 'do'],
    category: null,
    image: { url: null },
    price: [75],
    count: { total: 'two' },
    propertyLink: 0,
  },
}
