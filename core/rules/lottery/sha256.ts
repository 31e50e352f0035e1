/** The platform's own may be passed to rules that hash much: it has the same result and is faster. */
export type Sha256 = (text: string) => string;

/** SHA-256 of a text (UTF-8) as 64 hexadecimal digits. Synchronous, so that server and page run the same rule. */
export function sha256(text: string): string {
  const hash = new Uint32Array(initialHash);
  const schedule = new Int32Array(64);
  const message = padded(text);
  for (let offset = 0; offset < message.byteLength; offset += 64) addBlock(hash, schedule, message, offset);
  let digits = '';
  for (const word of hash) digits += (word + 2 ** 32).toString(16).slice(1);
  return digits;
}

/** The first 64 primes. */
const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: 16 }, (_, d) => d + 2).some((d) => d < number && number % d === 0),
);
/** The fractional parts of their roots, as 32 bits (FIPS 180-4): a typed array drops the bits above and below. */
const initialHash = primes.slice(0, 8).map((prime) => Math.sqrt(prime) * 2 ** 32);
const roundConstants = Int32Array.from(primes, (prime) => Math.cbrt(prime) * 2 ** 32);

/** The message with its end mark and its length in bits, a multiple of 64 bytes. */
function padded(text: string): DataView {
  const bytes = utf8(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (let at = 0; at < bytes.length; at += 1) view.setUint8(at, bytes.charCodeAt(at));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** One character for each byte of the text in UTF-8. */
const utf8 = (text: string): string =>
  /[^ -~]/.test(text)
    ? encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function addBlock(hash: Uint32Array, schedule: Int32Array, message: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = message.getInt32(offset + at * 4);
  const word = (at: number): number => schedule[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[at] = (word(at - 16) + small + word(at - 7) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at += 1) {
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const mixedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const first = (h + mixedE + ((e & f) ^ (~e & g)) + (roundConstants[at] ?? 0) + word(at)) | 0;
    const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + value;
}
