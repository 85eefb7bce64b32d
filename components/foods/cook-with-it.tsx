"use client";

import { addIngredients } from "@/components/home/ingredient-list";
import { changeKitchen, currentKitchen } from "@/components/home/kitchen-store";
import { buttonVariants } from "@/components/ui/button";

/** To the home page, with this food among the ingredients there. */
export function CookWithIt({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <a
      href="/"
      className={buttonVariants({ size: "lg" })}
      onClick={() => changeKitchen({ ingredients: addIngredients(currentKitchen().ingredients, [name]).ingredients })}
    >
      {label}
    </a>
  );
}
