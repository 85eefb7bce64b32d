/**
 * What runs in a browser in place of Clerk's own script: the same calls, a form of two fields, and like Clerk's a worker
 * from a blob and styles written into the page, which a policy has to let. Sent as text, so it uses nothing from here.
 */
function clerkInBrowser(): void {
  const own = document.currentScript as HTMLScriptElement;
  const host = new URL(own.src).origin;
  const global = window as any;
  const ask = async (path: string, body: object = {}): Promise<any> =>
    (await fetch(`${host}/v1/client/${path}`, { method: "POST", body: JSON.stringify(body) })).json();

  class Clerk {
    user: object | null = null;
    session: { getToken(): Promise<string | null> } | null = null;
    options: any = {};
    readonly heard = new Set<(state: object) => void>();

    async load(options: object): Promise<void> {
      this.options = options;
      new Worker(URL.createObjectURL(new Blob([""]))).terminate();
      await this.renew();
    }

    keep(answer: { readonly token: string | null; readonly userId: string | null; readonly at: number }): void {
      const isIn = answer.token !== null;
      document.cookie = `__session=${answer.token ?? ""}; Path=/; Max-Age=${isIn ? 60 : 0}`;
      document.cookie = `__client_uat=${isIn ? answer.at : 0}; Path=/`;
      this.user = isIn ? { id: answer.userId } : null;
      this.session = isIn
        ? {
            getToken: async () => {
              await this.renew();
              return answer.token;
            },
          }
        : null;
      for (const listener of this.heard) listener({ user: this.user });
    }

    async renew(): Promise<void> {
      this.keep(await ask("tokens"));
    }

    async signOut(): Promise<void> {
      this.keep(await ask("sign_outs"));
    }

    addListener(listener: (state: object) => void): () => void {
      this.heard.add(listener);
      return () => this.heard.delete(listener);
    }

    mount(place: HTMLElement, call: string, { forceRedirectUrl }: { readonly forceRedirectUrl: string }): void {
      const words = this.options.localization;
      const form = document.createElement("form");
      form.setAttribute("style", "display:grid;gap:12px");
      form.innerHTML = `<label>${words.formFieldLabel__emailAddress_username} <input name="identifier"></label>
        <label>${words.formFieldLabel__password} <input name="password" type="password"></label>
        <button>${words.formButtonPrimary}</button>`;
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        void ask(call, Object.fromEntries(new FormData(form))).then((answer) => {
          if (answer.token === null) {
            form.append("no");
            return;
          }
          this.keep(answer);
          location.href = forceRedirectUrl;
        });
      });
      place.append(form);
    }

    mountSignIn(place: HTMLElement, options: any): void {
      if (this.options.ui.ClerkUI === undefined) throw new Error("started without its forms");
      this.mount(place, "sign_ins", options);
    }

    mountSignUp(place: HTMLElement, options: any): void {
      this.mount(place, "sign_ups", options);
    }

    unmountSignIn(place: HTMLElement): void {
      place.replaceChildren();
    }

    unmountSignUp(place: HTMLElement): void {
      place.replaceChildren();
    }
  }
  if (own.dataset["clerkPublishableKey"]) global.Clerk = new Clerk();
}

/** By its path, what Clerk serves to a browser. */
export const CLERK_SCRIPTS: Readonly<Record<string, string>> = {
  "/npm/@clerk/clerk-js@6/dist/clerk.browser.js": `(${clerkInBrowser.toString()})();`,
  "/npm/@clerk/ui@1/dist/ui.browser.js": "window.__internal_ClerkUICtor = class {};",
};
