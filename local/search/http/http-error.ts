/** An answer that is not 2xx: `status` is the HTTP status, `message` what the client shows. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'HttpError'
    this.status = status
  }
}
