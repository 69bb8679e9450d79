// The specification's texts that every page needs at once, to keep the first script small.
export const frameMessages = {
  tagline: 'Making every event better',
  applicationError: 'Unexpected Application Error!',
} as const
