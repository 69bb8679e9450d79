// Texts of the specification that every page needs at once. They are among `messages`, and apart for the first script's sake.
export const frameMessages = {
  tagline: 'Making every event better',
  applicationError: 'Unexpected Application Error!',
} as const
