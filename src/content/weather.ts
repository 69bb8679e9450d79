/** What bad weather means, word for word as the contract has it. */
export const weatherRule =
  'If weather or another cause outside our control makes a rental unsafe or impossible, we may postpone or cancel it.'
