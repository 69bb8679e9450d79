// Descriptions for search results of the screens without data.
import { config } from '~/settings/site-settings'

export const descriptions = {
  category: (label: string) =>
    `${label} for parties, schools and offices in and around Rockford, Illinois: sizes, prices and available days. Delivered, set up and picked up.`,
  services:
    'Why rent from us, what delivery costs in Illinois and Wisconsin, and answers about hours, power, safety, payment and damage.',
  contact: `Call, write or visit our office in Rockford, Illinois, ${config.company.hours}.`,
  blogs: 'Tips for planning a party with rented inflatables.',
  contract:
    'Our rules for using rented inflatables, delivery and pickup, prices, payment, canceling and damage, plus the liability release.',
  privacy:
    'What this site stores about you, where and for how long, which companies help us, and how accessible the site is.',
  about: 'About our bounce house, slide and party rental business in Rockford, Illinois.',
} as const
