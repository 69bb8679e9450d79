// The first words of the home page. Apart from the rest of it, which is fetched a moment later.
export const hero = {
  title: 'Making Every Event Better!',
  lead: 'Bounce houses, slides, tents and tables, delivered, set up and picked up in Rockford and nearby towns in Illinois and Wisconsin.',
}
