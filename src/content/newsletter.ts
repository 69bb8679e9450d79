export const newsletter = {
  title: 'Be the first to know',
  lead: 'A short email when we add something new to rent.',
}
