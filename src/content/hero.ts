// The hero's text. Separate from the rest of the home page, which loads a moment later.
export const hero = {
  title: 'Making Every Event Better!',
  /** What search results say of the page. */
  description:
    'Bounce houses, slides, games and party extras, delivered and set up in and around Rockford, Illinois. See available dates and book online.',
  lead: 'Bounce houses, slides, tents and tables, delivered, set up and picked up in Rockford and nearby towns in Illinois and Wisconsin.',
}
