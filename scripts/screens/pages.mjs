// Pages to read.
export const pages = [
  { name: 'contract', steps: ({ open }) => open('/contract') },
  { name: 'about', steps: ({ open }) => open('/about') },
]
