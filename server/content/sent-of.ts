type Sent<Body extends object> = { [K in keyof Body]?: Exclude<Body[K], undefined> }

/** The fields of a body that were sent: laid over a record, they change these and keep the rest. */
export function sentOf<Body extends object>(body: Body): Sent<Body> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Sent<Body>
}
