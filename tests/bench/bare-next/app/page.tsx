/** Ten cards of plain words: about the markup of a recipe list, with nothing that runs in the browser. */
export default function Page() {
  return (
    <main>
      {Array.from({ length: 10 }, (_, card) => (
        <article key={card}>
          <h2>Recipe {card}</h2>
          <ul>
            {Array.from({ length: 8 }, (_, line) => (
              <li key={line}>100 g of ingredient {line}</li>
            ))}
          </ul>
          <p>{"Cook until soft, then press it between two fingers. ".repeat(12)}</p>
        </article>
      ))}
    </main>
  );
}
