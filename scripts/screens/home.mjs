export const home = [{ name: 'home', whole: true, steps: ({ open }) => open('/') }]
