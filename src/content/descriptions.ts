// Descriptions for search results of the screens without data.
import { config } from '~/settings/site-settings'

export const descriptions = {
  category: (label: string) =>
    `${label} to rent for parties, schools and offices in and around Rockford, Illinois: sizes, prices and free days. Delivered, set up and picked up.`,
  services:
    'Why rent from us, what delivery costs in Illinois and Wisconsin, and answers about hours, power, safety, paying and damage.',
  contact: `Call, write or visit our office in Rockford, Illinois, ${config.business.hours}.`,
  blogs: 'Articles about planning a party with rented inflatables.',
  contract:
    'The rules for using rented inflatables, delivery and pick-up, prices, paying, cancelling and damage, and the liability release.',
  about: 'Who rents bounce houses, slides and party extras to you in Rockford, Illinois.',
} as const
