export const home = [
  { name: 'home', steps: ({ open }) => open('/') },
  { name: 'home-whole', whole: true, steps: ({ open }) => open('/') },
]
