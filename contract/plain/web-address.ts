/** Endings that mail programs turn into links, as far as people meet them. */
const ENDINGS =
  'com|net|org|info|biz|eu|be|nl|fr|de|lu|uk|it|es|pt|pl|ch|at|ru|cn|in|us|io|co|ai|app|dev|me|tv|cc|ly|gl|gg|to|xyz|top|shop|store|online|site|website|web|club|live|link|click|page|pro|vip|win|work|space|tech|cloud|email|support|su|tk|ml|ga|cf|icu|buzz|zip|mobi|name|world|today|life|news|blog|art|one'

/**
 * With `//`, `www.` or `mailto:`, `host.ending/path`, or a bare host. Three letters before the dot at least, since
 * people write "J.de Smet" and "St.Jansstraat".
 */
const WEB_ADDRESS = new RegExp(
  String.raw`\/\/|\bwww\.|\bmailto:|[\p{L}\d]\.(?:[\p{L}]{2,}|\d+)\/\S|[\p{L}\d]\.(?:${ENDINGS})[/?#:]|[\p{L}\d-][\p{L}\d]{2}\.(?:${ENDINGS})(?![\p{L}\d])`,
  'iu',
)

/** Whether a text holds something that a mail program may show as a link. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.normalize('NFKC').replaceAll('\u3002', '.'))
}
