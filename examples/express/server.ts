import { octroi } from "@octroi/edge/express";
import express from "express";
import policy from "./octroi.policy.json" with { type: "json" };

const app = express();
const gate = octroi({ policy });
app.use(gate);
app.get("/articles/:id", (_request, response) => {
  response.send("Hello");
});
const server = app.listen(Number(process.env.PORT ?? 3000));
server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
process.once("SIGTERM", () => server.close(() => gate.flush()));
