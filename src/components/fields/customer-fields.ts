// The contact fields of every form: stored name, label, keyboard and autofill.
export const customerFields = {
  name: { name: 'name', label: 'First Name', autoComplete: 'given-name' },
  lastName: { name: 'lastName', label: 'Last Name', autoComplete: 'family-name' },
  email: {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  phone: {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
} as const

/** Why a booking needs them. */
export const bookingHints = {
  email: "We'll email your confirmation here.",
  phone: 'So our driver can reach you that day.',
  address: 'Street, city, state. We deliver in parts of Illinois and Wisconsin.',
} as const
