// The specification's messages about an order. Apart, because the home page loads `messages`.
export const orderMessages = {
  processingPopup: 'Procesing Payment',
  processingCheckout: 'Processing Payment ...',
  paymentFailed: '*Payment Failed, try again.',
  paymentCompleted: 'Payment Completed !',
  bookingConfirmed: 'Your booking has been confirmed',
  bookingCompleted: 'Your Booking is Completed !',
  emailConfirmationFailed: 'Error sending email confirmation:',
  invoiceMailFailed: 'Error sending invoice:',
  bookingNotFound: 'Booking Not Found :(',
  invoiceNotFound: 'Invoice Not Found :(',
} as const
