import type { Question } from '#server/search/question.ts'

import { type Given, isIn, WEIGHTS, type Writing } from './writing.ts'

/** Codes of what is in a pack: see refresh_product_keys(). They count where a pack is wanted, or several codes are. */
const PACK_RANKS = [5, 7]

/** From 2 to this rank a code is the cartridge's own, in one spelling or another; 1 names the very article. */
const OWN_RANK = 3

/** The ranks that differ, best first; codes of one's own count alike. */
const RANKS = [1, OWN_RANK, 4, 5, 6, 7]

/** A rank that is better by one adds so much. */
const RANK_POINTS = 20

/**
 * What a better rank adds for the beginning of a code, as in anchored(). Where a beginning is all that names
 * articles, tens of thousands may have it, and a walk in the order of favour ends sooner than joining them.
 */
function likedRanks(isPack: boolean): [upTo: number, points: number][] {
  const ranks = isPack ? RANKS : RANKS.filter((rank) => !PACK_RANKS.includes(rank))
  return ranks
    .slice(1)
    .map((next, index) => [ranks[index] ?? 0, (next - (ranks[index] ?? 0)) * RANK_POINTS])
}

export function begunCode({ codes, printers }: Question): string | null {
  const [code] = codes
  const isAlone = codes.length === 1 && printers.length === 0
  return isAlone && code?.isBeginning === true && !code.isPrinterToo ? code.key : null
}

function rangeOf(key: string, given: Given): string {
  return `k.key ~>=~ ${given(key)} and k.key ~<~ ${given(`${key}{`)}`
}

/** The articles with a code that begins so, and what orders them: the better the code's rank, the more. */
export function ownersOfBeginning(
  key: string,
  isPack: boolean,
  { given, setOf }: Writing,
): { are: string; liked: string[] } {
  const owners = `select k.product_id as id from product_keys k
    where ${rangeOf(key, given)} ${isPack ? '' : `and k.rank not in (${PACK_RANKS.join(', ')})`}`
  const better = (upTo: number) => isIn(setOf(`${owners} and k.rank <= ${upTo}`))
  return {
    are: isIn(setOf(owners)),
    liked: likedRanks(isPack).map(
      ([upTo, points]) => `(case when ${better(upTo)} then ${points} else 0 end)`,
    ),
  }
}

/** The articles with a code that is named and those for the printers; null when neither is named. */
export function anchorsOf({ codes, printers, isPack }: Question, given: Given): string | null {
  const fitting = (rank: number) => {
    const place = `${given(printers.map(({ id }) => id))}::int[]`
    return `select f.product_id as id, ${rank} as rank from fits f where f.printer_id = any(${place}) group by f.product_id
      union all
      select k.product_id, 7 from printers q join product_keys k on k.key = search_key(q.name) where q.id = any(${place})`
  }
  const isOfPacks = isPack || codes.length > 1
  const parts = codes.map(({ key, isBeginning, isPrinterToo }) => {
    const where = isBeginning ? rangeOf(key, given) : `k.key = ${given(key)}`
    const from = `product_keys k where ${where} ${isOfPacks ? '' : `and k.rank not in (${PACK_RANKS.join(', ')})`}`
    if (!isPrinterToo) return anchored('k.product_id', 'min(k.rank)', from)
    const owners = `select k.product_id as id, min(k.rank) as rank from ${from} group by k.product_id`
    // Of a bare number the code comes first: 2420 is a toner before it is a machine.
    const both = `${owners} union all ${fitting(/^\d+$/.test(key) ? 7 : 0)}`
    return anchored('id', 'max(rank)', `(${both}) owners`)
  })
  if (printers.length > 0 && !codes.some(({ isPrinterToo }) => isPrinterToo))
    parts.push(anchored('id', 'max(rank)', `(${fitting(0)}) owners`))
  if (parts.length < 2) return parts[0] ?? null
  return `select id, sum(met) as met, max(liked) as liked from (${parts.join(' union all ')}) parts group by id`
}

/** Articles by how well a code names them: the better the rank, the more it is liked. */
function anchored(id: string, rank: string, from: string): string {
  const counted = `case when ${rank} between 2 and ${OWN_RANK} then ${OWN_RANK} else ${rank} end`
  return `select ${id} as id, ${WEIGHTS.named} as met, (8 - ${counted}) * ${RANK_POINTS} as liked from ${from} group by ${id}`
}
