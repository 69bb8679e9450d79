/** The rule for bad weather, word for word as in the contract. */
export const weatherRule =
  'If weather or anything else outside our control makes a rental unsafe or impossible, we may postpone or cancel it.'
