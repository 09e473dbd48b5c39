import { octroi } from "@octroi/edge/express";
import express from "express";
import policy from "./octroi.policy.json" with { type: "json" };

const app = express();
app.use(octroi({ policy }));
app.get("/articles/:id", (_request, response) => {
  response.send("Hello");
});
app.listen(Number(process.env.PORT ?? 3000));
