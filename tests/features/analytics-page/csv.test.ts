import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv, type CsvRow } from "@/components/insights/csv";

/** A reader of RFC 4180, written from the standard and not from the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let index = 1; index < text.length; index += 1) {
    const char = text[index] ?? "";
    if (quoted) {
      if (char === '"' && text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (char === '"') quoted = false;
      else cell += char;
    } else if (char === '"') quoted = true;
    else if (char === "," || char === "\r") {
      row.push(cell);
      cell = "";
      if (char === "\r") {
        rows.push(row);
        row = [];
        index += 1;
      }
    } else cell += char;
  }
  return rows;
}

const calculates = /^[=+\-@\t\r]/;

describe("a table as comma-separated values", () => {
  it("begins with the mark of UTF-8, has a line for each row, and quotes what needs it", () => {
    const rows: CsvRow[] = [
      ["event_name", "properties"],
      ["story_created", '{"template":"magic"}'],
      ["a\nb", 3],
    ];
    expect(toCsv(rows)).toBe('\uFEFFevent_name,properties\r\nstory_created,"{""template"":""magic""}"\r\n"a\nb",3\r\n');
  });

  it.each(["=1+1", "+43", "-1", "@cmd", "\tx", "\rx"])("never lets a spreadsheet calculate %j", (text) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]]);
  });

  it("leaves numbers numbers, below zero too", () => {
    expect(toCsv([[-5, 0, 12]])).toBe("\uFEFF-5,0,12\r\n");
  });

  it("reads back as it was written, but for what would be calculated", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "b", " ", ",", '"', "'", "=", "\r", "\n", "+", "-", "@", "ę", "\u1000"),
    });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const guarded = rows.map((row) => row.map((value) => (calculates.test(value) ? `'${value}` : value)));
        expect(readCsv(toCsv(rows))).toEqual(guarded);
      }),
    );
  });
});
