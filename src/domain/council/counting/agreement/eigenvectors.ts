/** An eigenvalue of a symmetric matrix with its eigenvector of length 1. */
export interface Eigenpair {
  value: number;
  vector: number[];
}

const SWEEPS_MAX = 100;
/** The rest beside the diagonal at which the matrix counts as diagonal, as a share of its size. */
const PRECISION = 1e-14;

/**
 * Returns the eigenvectors of a symmetric matrix, that of the largest eigenvalue first. Source: Jacobi's cyclic method (1846;
 * Golub and Van Loan, Matrix Computations, section 8.5), which is deterministic and exact enough for a few dozen rows.
 */
export function eigenvectorsOf(symmetric: readonly (readonly number[])[]): Eigenpair[] {
  const size = symmetric.length;
  const matrix = symmetric.map((row) => [...row]);
  const vectors = matrix.map((_, row) => matrix.map((__, column) => (row === column ? 1 : 0)));
  const scale = Math.sqrt(matrix.flat().reduce((sum, one) => sum + one * one, 0));
  for (let sweep = 0; sweep < SWEEPS_MAX && offDiagonal(matrix) > PRECISION * scale; sweep += 1) {
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
  }
  return vectors
    .map((_, column) => ({ value: at(matrix, column, column), vector: vectors.map((row) => row[column] ?? 0) }))
    .sort((a, b) => b.value - a.value);
}

/** Rotates rows and columns p and q so that the entry at their crossing becomes 0. */
function rotate(matrix: number[][], vectors: number[][], p: number, q: number): void {
  const crossing = at(matrix, p, q);
  if (crossing === 0) return;
  const slope = (at(matrix, q, q) - at(matrix, p, p)) / (2 * crossing);
  const tangent = (slope >= 0 ? 1 : -1) / (Math.abs(slope) + Math.hypot(slope, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  for (const rows of [matrix, vectors]) {
    for (const row of rows) turn(row, p, q, cosine, sine);
  }
  const [rowP, rowQ] = [matrix[p] ?? [], matrix[q] ?? []];
  for (const [column, entry] of rowP.entries()) {
    const other = rowQ[column] ?? 0;
    rowP[column] = cosine * entry - sine * other;
    rowQ[column] = sine * entry + cosine * other;
  }
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const [atP, atQ] = [row[p] ?? 0, row[q] ?? 0];
  row[p] = cosine * atP - sine * atQ;
  row[q] = sine * atP + cosine * atQ;
}

function offDiagonal(matrix: readonly (readonly number[])[]): number {
  return Math.sqrt(
    matrix.reduce(
      (sum, row, index) => sum + row.reduce((rest, one, column) => rest + (index === column ? 0 : one * one), 0),
      0,
    ),
  );
}

function at(matrix: readonly (readonly number[])[], row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}
