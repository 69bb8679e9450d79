/** Why a link that a browser keeps may be gone sooner than its event. */
export const safariForgets = 'Safari deletes what a site saved after seven days without a visit.'
