/** Maximum number of compared pairs; inputs that need more have too little in common. */
const MOST = 4_000_000

/**
 * Returns pairs of indices of `a` and `b`, in order in both, with the highest sum of weights. A weight of 0 means no
 * pair, and 1 an exact match.
 */
export function align<A, B>(
  a: readonly A[],
  b: readonly B[],
  weight: (a: A, b: B) => number,
): Map<number, number> {
  const pairs = new Map<number, number>()
  const exact = (i: number, j: number) => weigh(a, b, i, j, weight) === 1
  let start = 0
  while (start < Math.min(a.length, b.length) && exact(start, start)) pairs.set(start, start++)
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && exact(endA - 1, endB - 1)) pairs.set(--endA, --endB)
  const [rows, columns] = [endA - start, endB - start]
  if (rows * columns > MOST) return pairs

  const width = columns + 1
  const weights = new Float32Array(rows * columns)
  // For each pair of indices, the highest sum that the remaining items can reach.
  const best = new Float32Array((rows + 1) * width)
  const sum = (i: number, j: number) => best[i * width + j] ?? 0
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      weights[i * columns + j] = weigh(a, b, start + i, start + j, weight)
      const own = weights[i * columns + j] ?? 0
      const paired = own > 0 ? own + sum(i + 1, j + 1) : 0
      best[i * width + j] = Math.max(paired, sum(i + 1, j), sum(i, j + 1))
    }
  }
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    const own = weights[i * columns + j] ?? 0
    if (own > 0 && sum(i, j) === Math.fround(own + sum(i + 1, j + 1))) {
      pairs.set(start + i++, start + j++)
    } else if (sum(i, j) === sum(i + 1, j)) i++
    else j++
  }
  return pairs
}

function weigh<A, B>(
  a: readonly A[],
  b: readonly B[],
  i: number,
  j: number,
  weight: (a: A, b: B) => number,
): number {
  const [one, other] = [a[i], b[j]]
  return one === undefined || other === undefined ? 0 : weight(one, other)
}
