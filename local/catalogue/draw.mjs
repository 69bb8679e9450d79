// Draws the demo catalogue's pictures and the site's own drawings: node local/catalogue/draw.mjs. The results are kept in
// the repository; run it after changing a part, a colour or a sky. docs/decisions/pictures.md says why.
import { writeFileSync } from 'node:fs'
import { blog } from './drawing/blog.mjs'
import * as bouncers from './drawing/bouncers.mjs'
import { drawn } from './drawing/drawn.mjs'
import * as furnishings from './drawing/furnishings.mjs'
import * as games from './drawing/games.mjs'
import * as machines from './drawing/machines.mjs'
import { placed, restartIds, shadow } from './drawing/parts.mjs'
import { picture } from './drawing/scene.mjs'
import { site } from './drawing/site.mjs'
import { doubleLane, palms, slipAndSlide } from './drawing/slides.mjs'

const pictureFolder = new URL('pictures/', import.meta.url)
const siteFolder = new URL('../../public/', import.meta.url)

const pictures = {
  'rockford-castle': ['day', () => drawn('castle')],
  'sunny-castle': ['mint', () => drawn('castle2')],
  'bluebird-castle': ['morning', () => drawn('castle', { red: 'blue', blue: 'aqua' })],
  'clover-castle': ['late', () => drawn('castle', { red: 'green', blue: 'red' })],
  'little-sprout-bouncer': ['morning', bouncers.sprout],
  'all-star-bouncer': ['day', bouncers.allStar],
  'birthday-cake-bouncer': ['mint', bouncers.birthdayCake],
  'wedding-white-bouncer': ['late', () => drawn('wedding')],

  'bounce-and-slide-combo': ['morning', () => drawn('combo')],
  'harbor-combo': ['late', () => drawn('combo', { red: 'blue', blue: 'aqua', green: 'red' })],
  'orchard-combo': ['day', () => drawn('combo', { red: 'green', green: 'orange', blue: 'red' })],
  'palm-island-combo': ['mint', () => palms() + drawn('combo', { red: 'aqua', blue: 'orange' })],

  'big-blue-slide': ['day', () => drawn('dryslide')],
  'ember-slide': [
    'mint',
    () => drawn('dryslide', { orange: 'red', red: 'yellow', blue: 'orange' }),
  ],
  'cool-river-slide': ['late', () => drawn('waterslide')],
  'tangerine-splash-slide': [
    'day',
    () => drawn('waterslide', { aqua: 'orange', green: 'yellow', blue: 'aqua' }),
  ],
  'twin-peaks-slide': [
    'morning',
    () => doubleLane({ frame: 'red', sides: 'blue', lane: 'yellow', base: ['blue', 'red'] }),
  ],
  'long-lane-slip-and-slide': ['mint', slipAndSlide],

  'forty-foot-obstacle-run': ['mint', () => drawn('obstacle')],
  'backyard-obstacle-dash': [
    'day',
    () => drawn('obstacle', { red: 'green', blue: 'orange', green: 'blue' }),
  ],
  'double-hoop-shootout': ['late', games.hoops],
  'dunk-tank': ['morning', games.dunkTank],
  'bouncy-boxing-ring': ['day', games.boxingRing],
  'soccer-darts': ['late', games.soccerDarts],
  'giant-four-in-a-row': ['mint', games.fourInARow],

  'birthday-package': ['mint', () => drawn('package')],
  'field-day-package': ['day', fieldDay],

  'frame-tent': ['late', () => drawn('tent')],
  'pop-up-canopy': ['mint', furnishings.canopy],
  'pole-tent': ['day', furnishings.poleTent],
  'tables-and-chairs': ['morning', () => drawn('tables')],
  'folding-table': ['day', furnishings.table],
  'folding-chairs': ['mint', furnishings.chairs],
  'cotton-candy-machine': ['day', () => drawn('cotton')],
  'popcorn-machine': ['morning', machines.popcorn],
  'snow-cone-machine': ['late', machines.snowCone],
  generator: ['mint', machines.generator],
  'speaker-and-microphone': ['late', machines.speaker],
  'balloon-arch': ['day', furnishings.balloonArch],
  'wedding-flower-arch': ['mint', furnishings.weddingArch],
  'lakeside-house': ['morning', () => drawn('house')],
  'backyard-party-package': ['late', () => drawn('package', { blue: 'green', red: 'orange' })],
  'picnic-package': ['morning', picnic],
  'graduation-package': ['day', graduation],
}

function fieldDay() {
  return placed(drawn('dryslide'), 142, 292, 0.6) + placed(drawn('obstacle'), 300, 318, 0.72)
}

function picnic() {
  return (
    placed(drawn('tent', { red: 'green' }), 176, 296, 0.78) +
    placed(machines.popcorn(), 388, 312, 0.56)
  )
}

function graduation() {
  return (
    placed(drawn('tent', { red: 'blue' }), 190, 298, 0.84) +
    shadow(390, 314, 78, 8) +
    furnishings.cakeTable(390, 314) +
    furnishings.bunch(424, 110, ['yellow', 'blue', 'white'])
  )
}

for (const [name, [sky, draw]] of Object.entries(pictures)) {
  restartIds()
  writeFileSync(new URL(`${name}.svg`, pictureFolder), picture(sky, draw()))
}

/** The seven pictures of the category menu. */
const categories = {
  'all-rentals': 'frame-tent',
  'bounce-houses': 'rockford-castle',
  'combo-jumpers': 'bounce-and-slide-combo',
  slides: 'big-blue-slide',
  'games-and-obstacles': 'forty-foot-obstacle-run',
  packages: 'birthday-package',
  extras: 'tables-and-chairs',
}

for (const [slug, name] of Object.entries(categories)) {
  const [sky, draw] = pictures[name]
  writeFileSync(new URL(`art/category/${slug}.svg`, siteFolder), picture(sky, draw()))
}
for (const [name, [sky, draw]] of Object.entries(blog)) {
  restartIds()
  writeFileSync(new URL(`art/blog/${name}.svg`, siteFolder), picture(sky, draw()))
}
for (const [path, draw] of Object.entries(site)) {
  restartIds()
  writeFileSync(new URL(path, siteFolder), draw())
}
