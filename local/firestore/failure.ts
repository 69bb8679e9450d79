// A refusal in Google's form, so that the SDK reports the code that it would report for Firestore
// itself:
// https://cloud.google.com/apis/design/errors#handling_errors
const httpStatuses = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const

type FailureStatus = keyof typeof httpStatuses

export class FirestoreFailure extends Error {
  readonly status: FailureStatus

  constructor(status: FailureStatus, message: string) {
    super(message)
    this.status = status
  }

  get httpStatus(): number {
    return httpStatuses[this.status]
  }

  toJSON() {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } }
  }
}
