/** How the two protocols of the provider wrap one text, whole and as a stream. */

export type Api = "chat" | "responses";
export type Finish = "stop" | "length" | "content_filter" | "tool_calls";

export interface Reply {
  /** The model's text; null where it said nothing. */
  readonly text: string | null;
  readonly refusal?: string;
  readonly finish: Finish;
  /** What it says it used; left out where it does not say, anything where it miscounts. */
  readonly usage?: { readonly input: unknown; readonly output: unknown };
}

const TOOL_ARGUMENTS = '{"command":"read the secrets"}';

function chatUsage({ input, output }: NonNullable<Reply["usage"]>) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: Number(input) + Number(output) };
}

function chatBody({ text, refusal, finish, usage }: Reply) {
  const call = { id: "call_1", type: "function", function: { name: "shell", arguments: TOOL_ARGUMENTS } };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "stand-in",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: text,
          ...(refusal === undefined ? {} : { refusal }),
          ...(finish === "tool_calls" ? { tool_calls: [call] } : {}),
        },
        finish_reason: finish,
      },
    ],
    ...(usage === undefined ? {} : { usage: chatUsage(usage) }),
  };
}

function responsesUsage({ input, output }: NonNullable<Reply["usage"]>) {
  return {
    input_tokens: input,
    output_tokens: output,
    total_tokens: Number(input) + Number(output),
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  };
}

const INCOMPLETE = { length: "max_output_tokens", content_filter: "content_filter" } as const;

function responsesBody({ text, refusal, finish, usage }: Reply) {
  const content = [
    ...(text === null ? [] : [{ type: "output_text", text, annotations: [] }]),
    ...(refusal === undefined ? [] : [{ type: "refusal", refusal }]),
  ];
  const incomplete = finish === "length" || finish === "content_filter" ? INCOMPLETE[finish] : undefined;
  const tool = { type: "function_call", id: "fc_1", call_id: "call_1", name: "shell", arguments: TOOL_ARGUMENTS };
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed", content };
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    model: "stand-in",
    status: incomplete === undefined ? "completed" : "incomplete",
    error: null,
    incomplete_details: incomplete === undefined ? null : { reason: incomplete },
    output: finish === "tool_calls" ? [tool] : [message],
    ...(usage === undefined ? {} : { usage: responsesUsage(usage) }),
  };
}

/** The body of an answer that comes at once. */
export function wholeBody(api: Api, reply: Reply): string {
  return JSON.stringify(api === "chat" ? chatBody(reply) : responsesBody(reply));
}

function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,40}/g) ?? [];
}

function chatEvents({ text, refusal, finish, usage }: Reply): string[] {
  const chunk = (choice: object | undefined, more: object = {}) =>
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1_790_000_000,
      model: "stand-in",
      choices: choice === undefined ? [] : [{ index: 0, finish_reason: null, ...choice }],
      ...more,
    });
  return [
    chunk({ delta: { role: "assistant", ...(refusal === undefined ? {} : { refusal }) } }),
    ...pieces(text ?? "").map((content) => chunk({ delta: { content } })),
    chunk({ delta: {}, finish_reason: finish }),
    ...(usage === undefined ? [] : [chunk(undefined, { usage: chatUsage(usage) })]),
    "[DONE]",
  ];
}

function responsesEvents(reply: Reply): string[] {
  const body = responsesBody(reply);
  const item = { type: "message", id: "msg_1", role: "assistant", status: "in_progress", content: [] };
  const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
  return [
    { type: "response.created", response: { id: body.id, created_at: body.created_at, model: body.model } },
    { type: "response.output_item.added", output_index: 0, item },
    ...pieces(reply.text ?? "").map((delta) => ({ type: "response.output_text.delta", ...at, delta })),
    { type: "response.output_item.done", output_index: 0, item: { ...item, status: "completed" } },
    { type: body.status === "completed" ? "response.completed" : "response.incomplete", response: body },
  ].map((event) => JSON.stringify(event));
}

/** The body of an answer that comes as events. */
export function streamedBody(api: Api, reply: Reply): string {
  const events = api === "chat" ? chatEvents(reply) : responsesEvents(reply);
  return events.map((data) => `data: ${data}\n\n`).join("");
}
