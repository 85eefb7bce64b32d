/**
 * How Clerk's forms take on our colours. The first step stands under the heading of our page and above its way to the
 * other form, so Clerk's own are hidden there; what a further step asks, and of whom, is said by Clerk's heading alone.
 */
export const CLERK_LOOK = {
  variables: {
    colorPrimary: "var(--color-carrot)",
    colorPrimaryForeground: "var(--color-on-carrot)",
    colorForeground: "var(--color-ink)",
    colorMutedForeground: "var(--color-muted)",
    colorBackground: "var(--color-card)",
    colorInput: "var(--color-card)",
    colorInputForeground: "var(--color-ink)",
    colorDanger: "var(--color-beet)",
    fontFamily: "inherit",
    fontSize: "1rem",
  },
  elements: {
    rootBox: { width: "100%" },
    // Without its padding the edges and the shadows of the fields stand out of the card, which cuts them off by default.
    cardBox: { width: "100%", boxShadow: "none", border: "none", borderRadius: 0, overflow: "visible" },
    card: {
      padding: 0,
      boxShadow: "none",
      overflow: "visible",
      "&.cl-signIn-start .cl-header, &.cl-signUp-start .cl-header": { display: "none" },
    },
    footer: { background: "none" },
    footerAction__signIn: { display: "none" },
    footerAction__signUp: { display: "none" },
    formButtonPrimary: { minHeight: "44px" },
    formFieldInput: { minHeight: "44px" },
    socialButtonsBlockButton: { minHeight: "44px" },
  },
} as const;
