const wordMask = (1n << 64n) - 1n;
const rounds = 24;
/** Bytes that go in before the state is mixed: 136 for a digest of 256 bits. */
const rate = 136;

/** What the steps of a round turn by, and where they move a word to, in the order in which they visit the words. */
const turns = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44];
const places = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];
const constants = roundConstants();

/**
 * Keccak-256 as Ethereum has it, whose padding is not that of SHA-3, which Node has. Of short texts alone: it is slow.
 * https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(message: Uint8Array): Buffer {
  const padded = Buffer.alloc((Math.floor(message.length / rate) + 1) * rate);
  padded.set(message);
  padded.writeUInt8(0x01, message.length);
  padded.writeUInt8(padded.readUInt8(padded.length - 1) | 0x80, padded.length - 1);
  const state = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += rate) {
    for (let word = 0; word < rate / 8; word += 1) {
      state[word] = at(state, word) ^ padded.readBigUInt64LE(block + word * 8);
    }
    permute(state);
  }
  const digest = Buffer.alloc(32);
  for (let word = 0; word < 4; word += 1) digest.writeBigUInt64LE(at(state, word), word * 8);
  return digest;
}

function permute(state: bigint[]): void {
  for (let round = 0; round < rounds; round += 1) {
    const parity = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ at(state, x + row), 0n),
    );
    for (let word = 0; word < 25; word += 1) {
      const x = word % 5;
      state[word] = at(state, word) ^ at(parity, (x + 4) % 5) ^ turned(at(parity, (x + 1) % 5), 1);
    }
    let moving = at(state, 1);
    for (let step = 0; step < rounds; step += 1) {
      const place = places[step] ?? 0;
      const next = at(state, place);
      state[place] = turned(moving, turns[step] ?? 0);
      moving = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const words = state.slice(row, row + 5);
      for (let x = 0; x < 5; x += 1) {
        state[row + x] = at(words, x) ^ (~at(words, (x + 1) % 5) & wordMask & at(words, (x + 2) % 5));
      }
    }
    state[0] = at(state, 0) ^ at(constants, round);
  }
}

function at(words: readonly bigint[], place: number): bigint {
  return words[place] ?? 0n;
}

function turned(word: bigint, by: number): bigint {
  return ((word << BigInt(by)) | (word >> BigInt(64 - by))) & wordMask;
}

/** By the linear feedback shift register of the specification. */
function roundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: rounds }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1);
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
    return constant;
  });
}
