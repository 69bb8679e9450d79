// Answers of the services that are wrong.
const distance = 'GET /api/calculateDistance'
const [pay, askToPay] = ['POST /paymentInflatables', 'OPTIONS /paymentInflatables']
const [mail, askToMail] = ['POST /api/beinvoice', 'OPTIONS /api/beinvoice']
const far = '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}'
const allowed = 'access-control-allow-origin'
const anyOrigin = { [allowed]: '*' }

const failing = (message: string) => ({ body: JSON.stringify({ success: false, message }) })

/** What a service answers to one request. */
export const services: Record<string, [path: string, answer: object, line: RegExp | null]> = {
  'distance down': [distance, { status: 503 }, /distance service answers 503/],
  'a distance across the country': [distance, { body: far }, /says 900 miles/],
  'no distance': [distance, { body: '{}' }, /200 and no distance/],
  'distance without CORS': [distance, { headers: {} }, /distance service's answers can't/],
  'payment without CORS': [pay, { headers: {} }, /payment service's answers/],
  'payment not allowed': [askToPay, { headers: {} }, /payment service refuses/],
  'a payment of nothing': [pay, { body: '{"success":true}' }, /and success to/],
  'payment without its key': [pay, { body: '{"error":"Missing API key"}' }, /Missing API key/],
  'payment that fails': [pay, { status: 500, body: '{"error":"oops"}' }, /answers 500 without suc/],
  'success in words': [pay, { body: '{"success":"false"}' }, /without success: false/],
  'a distance of nothing': [
    distance,
    { body: '{"rows":[{"elements":[{"distance":{"text":"1 ft"}}]}]}' },
    /says 0\.000\d* miles/,
  ],
  'payment as a page': [pay, { body: '<p>' }, /200 without JSON/],
  'a mailer without its header': [askToMail, { headers: anyOrigin }, /beinvoice\) refuses/],
  'payment that is disturbed': [
    pay,
    { status: 503, body: '{"success":false}' },
    /answers 503 and \{"success":false\}$/,
  ],
  'payment that is asked too often': [
    pay,
    { status: 429, body: '{"success":false}' },
    /answers 429/,
  ],
  'payment for others': [pay, { status: 403, body: '{"success":false}' }, /answers 403/],
  'payment that is gone': [pay, { status: 404, body: '{"success":false}' }, /answers 404/],
  'payment with a key for tests': [pay, failing('similar object exists in test mode'), /test mode/],
  'payment that may not charge': [pay, failing('Your account cannot make live charges'), /live ch/],
  'payment without its database': [pay, failing('connect ECONNREFUSED'), /ECONNREFUSED/],
  'payment that redirects': [askToPay, { status: 301 }, /refuses requests from this site \(301\)/],
  'a mailer down': [askToMail, { status: 503 }, /beinvoice\) refuses .*\(503\)/],
  'confirmations gone': [
    'OPTIONS /api/bebookingConfirmation',
    { status: 404 },
    /ingConfirmation\) refuses/,
  ],
  'requests gone': ['OPTIONS /api/bebookingRequested', { status: 404 }, /ingRequested\) refuses/],
  'messages gone': ['OPTIONS /api/contactForm', { status: 404 }, /contactForm\) refuses/],
  'a contact form that answers OPTIONS alone': [
    'POST /api/contactForm',
    { status: 404 },
    /no mail at: \/api\/contactForm \(404\)$/,
  ],
  'a mailer that answers OPTIONS alone': [mail, { status: 404 }, /no mail at: \/api\/beinvoice \(/],
  'a mailer that fails': [mail, { status: 500 }, /fails at a text that isn't JSON: \/api\/beinv/],
}
