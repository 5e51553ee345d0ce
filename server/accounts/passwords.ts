import { hash, verify } from '@node-rs/argon2'

/** A hash like those of real accounts, of a password nobody has. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$k5VCX3HmVrA/tdNEE+11Xw$70rfosAIQX4N8la73WcpAg87QIZYpXeyyPK2w9xhoZc'

/** argon2id with the parameters OWASP names (19 MiB, 2 passes), which are the library's own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Takes as long for an account that does not exist (no hash) as for a wrong password. */
export async function isPassword(
  passwordHash: string | null | undefined,
  given: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, given)
  return isRight && passwordHash != null
}
