export const newsletter = {
  title: 'New inflatables, first to know',
  lead: 'A short e-mail when we add something new to rent.',
}
