// Answers of the services that are wrong.
const distance = 'GET /api/calculateDistance'
const [pay, askToPay] = ['POST /paymentInflatables', 'OPTIONS /paymentInflatables']
const [mail, askToMail] = ['POST /api/beinvoice', 'OPTIONS /api/beinvoice']
const far = '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}'
const allowed = 'access-control-allow-origin'
const anyOrigin = { [allowed]: '*' }

const failing = (message: string) => ({ body: JSON.stringify({ success: false, message }) })

/** What a service answers to one request. */
export const services: [what: string, path: string, answer: object, line: RegExp | null][] = [
  ['distance down', distance, { status: 503 }, /distance service answers 503/],
  ['distance behind a gateway', distance, { status: 502, headers: {} }, /service answers 502$/],
  ['a distance across the country', distance, { body: far }, /says 900 miles/],
  ['no distance', distance, { body: '{}' }, /200 and no distance/],
  ['distance without CORS', distance, { headers: {} }, /distance service's answers can't/],
  ['payment without CORS', pay, { headers: {} }, /payment service's answers/],
  ['payment not allowed', askToPay, { headers: {} }, /payment service refuses/],
  ['a payment of nothing', pay, { body: '{"success":true}' }, /and success to/],
  ['payment without its key', pay, { body: '{"error":"Missing API key"}' }, /Missing API key/],
  [
    'payment without its key, refused',
    pay,
    { status: 400, body: '{"error":"Invalid API Key provided: sk_test_***"}' },
    /payment service answers 400 without success: false: .*Invalid API Key/,
  ],
  ['payment that fails', pay, { status: 500, body: '{"error":"oops"}' }, /answers 500 without suc/],
  [
    'payment behind a login',
    pay,
    { status: 401, body: '{"message":"Forbidden"}' },
    /answers 401 w/,
  ],
  ['success in words', pay, { body: '{"success":"false"}' }, /without success: false/],
  ['an answer of nothing', pay, { body: '{}' }, /without success: false: \{\}$/],
  [
    'a distance of nothing',
    distance,
    { body: '{"rows":[{"elements":[{"distance":{"text":"1 ft"}}]}]}' },
    /says 0\.000\d* miles/,
  ],
  [
    'a distance that Google denies',
    distance,
    { body: '{"status":"REQUEST_DENIED","rows":[]}' },
    /200 and no distance/,
  ],
  ['payment as a page', pay, { body: '<p>' }, /200 without JSON/],
  ['a mailer without its header', askToMail, { headers: anyOrigin }, /beinvoice\) refuses/],
  ['distance as a page', distance, { body: '<p>' }, /200 and no distance/],
  ['distance that needs a password', distance, { status: 401, body: '{}' }, /401 and no distance/],
  [
    'distance for another site',
    distance,
    { headers: { [allowed]: 'https://x' } },
    /service's answers can't/,
  ],
  [
    'payment for another site',
    pay,
    { headers: { [allowed]: 'https://x' } },
    /payment service's answers/,
  ],
  [
    'payment that is disturbed',
    pay,
    { status: 503, body: '{"success":false}' },
    /answers 503 and \{"success":false\}$/,
  ],
  [
    'payment that is asked too often',
    pay,
    { status: 429, body: '{"success":false}' },
    /answers 429/,
  ],
  ['payment with a key for tests', pay, failing('similar object exists in test mode'), /test mode/],
  ['payment that may not charge', pay, failing('Your account cannot make live charges'), /live ch/],
  ['payment without its database', pay, failing('connect ECONNREFUSED'), /ECONNREFUSED/],
  ['payment at another path', pay, { status: 404, body: 'none' }, /404 without JSON/],
  ['payment without content type', askToPay, { headers: anyOrigin }, /payment service refuses/],
  ['payment that redirects', askToPay, { status: 301 }, /refuses requests from this site \(301\)/],
  ['a mailer down', askToMail, { status: 503 }, /beinvoice\) refuses .*\(503\)/],
  [
    'confirmations gone',
    'OPTIONS /api/bebookingConfirmation',
    { status: 404 },
    /ingConfirmation\) refuses/,
  ],
  ['requests gone', 'OPTIONS /api/bebookingRequested', { status: 404 }, /ingRequested\) refuses/],
  ['messages gone', 'OPTIONS /api/contactForm', { status: 404 }, /contactForm\) refuses/],
  // To see it the doctor would have to send a mail.
  ['a mailer that answers OPTIONS alone', mail, { status: 500 }, null],
]
